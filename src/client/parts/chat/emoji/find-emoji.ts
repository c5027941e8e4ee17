import { type Emoji, folded } from "./emoji.ts";

/** How well an emoji answers, the least best; Infinity = not at all. */
function rankOf({ words, codes }: Emoji, sought: string): number {
  const [name = ""] = words;
  if (codes.includes(sought)) return 0;
  if (name === sought) return 1;
  if (words.includes(sought)) return 2;
  if (codes.some((code) => code.startsWith(sought))) return 3;
  if (words.some((word) => word.startsWith(sought))) return 4;
  if (words.some((word) => word.includes(` ${sought}`))) return 5;
  // One letter is in nearly every word; one character of Chinese is a word.
  const isLetter = sought.length === 1 && /[\da-z]/.test(sought);
  return !isLetter && [...words, ...codes].some((word) => word.includes(sought)) ? 6 : Infinity;
}

/** The emoji that words ask for, the best first, each word being part of the answer. */
export function findEmoji(all: readonly Emoji[], words: string, most: number): readonly Emoji[] {
  const sought = folded(words).split(/\s+/).filter(Boolean);
  if (sought.length === 0) return [];
  const ranked = all.map((emoji) => ({
    emoji,
    rank: Math.max(...sought.map((word) => rankOf(emoji, word))),
  }));
  return ranked
    .filter(({ rank }) => rank < Infinity)
    .toSorted((left, right) => left.rank - right.rank)
    .slice(0, most)
    .map(({ emoji }) => emoji);
}
