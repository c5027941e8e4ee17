/** A pattern that a rest of a phrase must begin with. */
export const start = (pattern: string) => new RegExp(`^(?:${pattern})`, "u");

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** One of the words, as a group with a name where one is given; matches nothing where there is none. */
export function any(words: readonly string[], name?: string): string {
  const choice = words.length > 0 ? words.map(escaped).join("|") : "(?!)";
  return name ? `(?<${name}>${choice})` : `(?:${choice})`;
}

/** Letters of Latin words go on; signs of other scripts stand side by side. */
export function wholeWord(word: string): string {
  return /\p{Script=Latin}$/u.test(word)
    ? `${escaped(word)}(?![\\p{Script=Latin}\\d])`
    : escaped(word);
}
