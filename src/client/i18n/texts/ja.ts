/** Where the words of Japanese are, by feature. */
export const texts = import.meta.glob<{ default: Record<string, unknown> }>([
  "../../../../locales/ja/*.json",
  "!../../../../locales/*/{mail,sample}.json",
]);
