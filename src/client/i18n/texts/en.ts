/** Where the words of English are, by feature. */
export const texts = import.meta.glob<{ default: Record<string, unknown> }>([
  "../../../../locales/en/*.json",
  "!../../../../locales/*/{mail,sample}.json",
]);
