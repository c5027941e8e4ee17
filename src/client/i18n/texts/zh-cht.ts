/** Where the words of Traditional Chinese are, by feature. */
export const texts = import.meta.glob<{ default: Record<string, unknown> }>([
  "../../../../locales/zh-CHT/*.json",
  "!../../../../locales/*/{mail,sample}.json",
]);
