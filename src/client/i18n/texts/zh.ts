/** Where the words of Chinese are, by feature. */
export const texts = import.meta.glob([
  "../../../../locales/zh/*.json",
  "!../../../../locales/*/{mail,sample}.json",
]);
