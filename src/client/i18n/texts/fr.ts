/** Where the words of French are, by feature. */
export const texts = import.meta.glob<{ default: Record<string, unknown> }>([
  "../../../../locales/fr/*.json",
  "!../../../../locales/*/{mail,sample}.json",
]);
