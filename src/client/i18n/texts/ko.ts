/** Where the words of Korean are, by feature. */
export const texts = import.meta.glob<{ default: Record<string, unknown> }>([
  "../../../../locales/ko/*.json",
  "!../../../../locales/*/{mail,sample}.json",
]);
