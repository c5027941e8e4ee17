/** Where the words of Indonesian are, by feature. */
export const texts = import.meta.glob<{ default: Record<string, unknown> }>([
  "../../../../locales/id/*.json",
  "!../../../../locales/*/{mail,sample}.json",
]);
