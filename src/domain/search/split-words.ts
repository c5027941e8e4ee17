import { foldHan } from "../han/fold-han.ts";
import { foldText } from "./fold-text.ts";

/** A run of letters in a text: one word, or in scripts without spaces everything up to the next mark. */
export interface Run {
  /** Folded. */
  readonly text: string;
  /** Where it stands in the text as written, UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Whether it is Chinese, Japanese or Korean, which is compared by pairs of characters. */
  readonly dense: boolean;
}

/** Nobody types more of one word; a picture pasted as text is one long word. */
const WORD_MAX = 40;

// oxlint-disable-next-line no-control-regex -- the first half of the code table is what this is about
const plain = /^[\x00-\x7f]*$/;
const plainWords = /[a-z0-9]+/g;
const runs =
  /(?<dense>[[\p{L}\p{N}\p{M}]&&[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]]+)|[[\p{L}\p{N}\p{M}]--[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]]+/gv;

export function runsOf(text: string): Run[] {
  return Array.from(text.matchAll(runs), ({ 0: run, index, groups }) => {
    const dense = groups?.["dense"] !== undefined;
    const folded = foldText(run);
    return {
      text: dense ? foldHan(folded) : folded,
      start: index,
      end: index + run.length,
      dense,
    };
  });
}

/**
 * The terms by which a text is found: words, and of a dense run each character
 * with the one after it. The last one stands alone, so that a single character
 * begins a term wherever it stands.
 */
export function termsOf(text: string): string[] {
  // Most texts of most sites; the other way takes ten times as long.
  if (plain.test(text)) {
    return (
      text
        .toLowerCase()
        .match(plainWords)
        ?.map((word) => word.slice(0, WORD_MAX)) ?? []
    );
  }
  return runsOf(text).flatMap((run) => {
    if (!run.dense) return [run.text.slice(0, WORD_MAX)];
    const characters = Array.from(run.text);
    return characters.map((character, place) => character + (characters[place + 1] ?? ""));
  });
}

/** A term that is looked for, and how. */
export interface SoughtTerm {
  readonly text: string;
  /** What begins like it counts as well. */
  readonly prefix: boolean;
  /** Letters that may be wrong: of Latin words only, because two signs of others are two other words. */
  readonly mistakes: number;
}

const latin = /^\p{scx=Latn}+$/u;
const ONE_MISTAKE = 4;
const TWO_MISTAKES = 8;
const TERMS_MAX = 12;

/** What somebody typed, as terms that all have to be found. */
export function soughtTerms(text: string): SoughtTerm[] {
  const terms = runsOf(text).flatMap((run): SoughtTerm[] => {
    if (!run.dense) {
      const word = run.text.slice(0, WORD_MAX);
      return [{ text: word, prefix: true, mistakes: latin.test(word) ? mistakesIn(word) : 0 }];
    }
    const characters = Array.from(run.text);
    if (characters.length === 1) return [{ text: run.text, prefix: true, mistakes: 0 }];
    return characters.slice(0, -1).map((first, place) => ({
      text: first + (characters[place + 1] ?? ""),
      prefix: false,
      mistakes: 0,
    }));
  });
  return terms
    .filter(({ text: one }, place) => terms.findIndex((other) => other.text === one) === place)
    .slice(0, TERMS_MAX);
}

function mistakesIn(word: string): number {
  if (word.length >= TWO_MISTAKES) return 2;
  return word.length >= ONE_MISTAKE ? 1 : 0;
}
