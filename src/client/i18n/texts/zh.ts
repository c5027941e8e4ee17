/** Where the words of Chinese are, by feature. */
export const texts = import.meta.glob<{ default: Record<string, unknown> }>([
  "../../../../locales/zh/*.json",
  "!../../../../locales/*/{mail,sample}.json",
]);
