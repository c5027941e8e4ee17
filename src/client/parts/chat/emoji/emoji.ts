/** One emoji, with what it is called and found by in one language. */
export interface Emoji {
  readonly symbol: string;
  readonly name: string;
  readonly group: EmojiGroup;
  /** Whether there is a person in it whose skin has a tone. */
  readonly tonable: boolean;
  /** What is typed between colons, as in `:smile:`; the same in all languages. */
  readonly codes: readonly string[];
  /** Its name and more words, as they are compared. */
  readonly words: readonly string[];
}

/** The groups of Unicode by their numbers; the third holds parts, which are nothing by themselves. */
const groupsOfSigns = [
  "smileys",
  "people",
  "",
  "nature",
  "food",
  "travel",
  "activities",
  "objects",
  "symbols",
  "flags",
] as const;

export const emojiGroups = groupsOfSigns.filter((group) => group !== "");
export type EmojiGroup = (typeof emojiGroups)[number];

/** Joins the signs with the words of a language; both have a line for each emoji. */
export function joinEmoji(signs: string, words: string): readonly Emoji[] {
  const wordsOf = words.split("\n");
  return signs.split("\n").flatMap((line, place) => {
    const [symbol, group, tone, ...codes] = line.split("|");
    const found = groupsOfSigns[Number(group)];
    const said = (wordsOf[place] ?? "").split("|");
    if (!symbol || !found) return [];
    return {
      symbol,
      name: said[0] || symbol,
      group: found,
      tonable: tone === "1",
      codes,
      words: said.map(folded),
    };
  });
}

/** Words as they are compared: capitals, marks above letters and wide letters make no difference. */
export function folded(words: string): string {
  return words.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
