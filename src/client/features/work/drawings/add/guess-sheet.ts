import type { Discipline } from "#domain/sheet/sheet.ts";

/** Words on a page with where they stand, in parts of it from its left and top, and how high its letters are. */
export interface PlacedWords {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** What a page says of itself. */
export interface PageClues {
  /** What the file calls its page; "" = nothing. */
  readonly label: string;
  /** The bookmark that leads to it; "" = none does. */
  readonly bookmark: string;
  readonly words: readonly PlacedWords[];
}

export interface GuessedSheet {
  readonly number: string;
  readonly title: string;
  readonly discipline: Discipline;
}

/** "A-207", "S1.02", "E 301a", "建施-07": letters, then digits. */
const NUMBER = /^(?:\p{Lu}{1,3}|[\p{Script=Han}]{1,3}施?)[-.\s_]?\d{1,4}(?:[-.]\d{1,3})*\p{L}?$/u;
/** The same before a title, with what parts them. */
const NUMBERED = /^(\S{1,20}?)(?:\s+[-–—_:|]+\s*|\s*[–—_:|]\s*|\s+)(.+)$/u;
/** A title block is at the bottom right. */
const BLOCK = { x: 0.6, y: 0.6 };
const ENDING = /\.[a-z0-9]{1,5}$/iu;

/** Number and title of a page: by its bookmark, its label, its title block, else by the name of its file. */
export function guessSheet(clues: PageClues, fileName: string, isOnly: boolean): GuessedSheet {
  const name = fileName.replace(ENDING, "").trim();
  const label = NUMBER.test(clues.label.trim()) ? clues.label.trim() : "";
  const marked = parted(clues.bookmark.trim());
  const block = inBlock(clues.words);
  const named = isOnly ? parted(name) : undefined;
  const number = marked?.number ?? (label || (block ?? named?.number ?? ""));
  const title = marked?.title ?? (named?.title || clues.bookmark.trim() || (isOnly ? name : ""));
  return { number, title: title === number ? "" : title, discipline: disciplineOf(number) };
}

function parted(words: string): { number: string; title: string } | undefined {
  if (NUMBER.test(words)) return { number: words, title: "" };
  const [, number = "", title = ""] = NUMBERED.exec(words) ?? [];
  return NUMBER.test(number) ? { number, title: title.trim() } : undefined;
}

/** What looks like a number and is written largest in the title block. */
function inBlock(words: readonly PlacedWords[]): string | undefined {
  return words
    .filter(({ text, x, y }) => x >= BLOCK.x && y >= BLOCK.y && NUMBER.test(text.trim()))
    .toSorted((one, other) => other.height - one.height)[0]
    ?.text.trim();
}

const byLetters: readonly (readonly [RegExp, Discipline])[] = [
  [/^(?:A|建)/u, "architecture"],
  [/^(?:S|结|結)/u, "structure"],
  [/^(?:C|G|总|土|路)/u, "civil"],
  [/^(?:M|H|暖|通|空)/u, "mechanical"],
  [/^(?:E|T|电|電|弱)/u, "electrical"],
  [/^(?:P|水|给|給|排)/u, "plumbing"],
  [/^(?:F|消)/u, "fire"],
  [/^(?:I|装|裝|饰)/u, "interior"],
  [/^(?:L|景|园|園)/u, "landscape"],
];

/** Whose drawing it is, by the first letter of its number. */
export function disciplineOf(number: string): Discipline {
  return byLetters.find(([letters]) => letters.test(number.toUpperCase()))?.[1] ?? "other";
}
