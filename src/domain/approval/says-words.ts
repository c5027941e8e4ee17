/** What of a request is searched: how it is known, and the names of its form and of who asked. */
interface Told {
  readonly title: string;
  readonly formName: string;
  readonly initiatorName: string;
}

/** Whether a request is among those that somebody looks for by words; without words each is. */
export function saysWords({ title, formName, initiatorName }: Told, words: string): boolean {
  const sought = words.trim().toLowerCase();
  return [title, formName, initiatorName].some((text) => text.toLowerCase().includes(sought));
}
