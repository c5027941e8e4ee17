/** Where the words of Japanese are, by feature. */
export const texts = import.meta.glob([
  "../../../../locales/ja/*.json",
  "!../../../../locales/*/{mail,sample}.json",
]);
