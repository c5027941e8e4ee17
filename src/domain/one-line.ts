/** What breaks a line, or jumps within it. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** The flag of a part of a country: a black flag, spelled out in characters that are not drawn by themselves. */
const FLAG = String.raw`\u{1F3F4}[\u{E0030}-\u{E007A}]{1,6}\u{E007F}`;
/** Joiners, without which some scripts and signs fall apart, and what chooses between forms of one character. */
const JOINS = String.raw`\u200c\u200d\u180b-\u180d\ufe00-\ufe0f\u{e0100}-\u{e01ef}`;
/** What is not drawn, or turns the direction of what follows. */
const UNDRAWN = String.raw`(?![${JOINS}])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]`;
const FLAG_OR_UNDRAWN = new RegExp(`(${FLAG})|${UNDRAWN}`, "gu");
/** Marks on one letter; more of them are drawn over the lines above and below. */
const HEAP_OF_MARKS = /(\p{M}{4})\p{M}+/gu;
/** A cell of Braille without dots is drawn as a space. */
const BLANK = /\u2800/g;
const SEEN = /[^\s\p{M}\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** A name as all see it: on one line, and without what is not drawn and what makes it look like another. */
export function oneLine(text: string): string {
  return text
    .replace(BREAKS, " ")
    .replace(BLANK, " ")
    .replace(FLAG_OR_UNDRAWN, (_undrawn, flag: string | undefined) => flag ?? "")
    .replace(HEAP_OF_MARKS, "$1");
}

/** Whether there is anything to be seen in a text. */
export function isSeen(text: string): boolean {
  return SEEN.test(text);
}
