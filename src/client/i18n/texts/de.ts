/** Where the words of German are, by feature. */
export const texts = import.meta.glob<{ default: Record<string, unknown> }>([
  "../../../../locales/de/*.json",
  "!../../../../locales/*/{mail,sample}.json",
]);
