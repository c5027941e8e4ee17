/** Where the words of Korean are, by feature. */
export const texts = import.meta.glob([
  "../../../../locales/ko/*.json",
  "!../../../../locales/*/{mail,sample}.json",
]);
