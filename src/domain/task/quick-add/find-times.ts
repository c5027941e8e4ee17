import { readTokens } from "../times/phrase-tokens.ts";
import { phraseWords } from "../times/phrase-words.ts";
import { type PhraseSetting, readTimePhrase } from "../times/read-time-phrase.ts";
import type { Times } from "../task-times.ts";

/** Words at one end of a name that are its time, and where they stand. */
export interface FoundTimes {
  readonly from: number;
  readonly to: number;
  readonly times: Times;
}

/** Words, or letters where a script has no blanks, that a time takes at most. */
const WORDS_MAX = 7;
const LETTERS_MAX = 16;
/** Scripts without blanks between words. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The time that a name ends or begins with. A name speaks of numbers, days and hours without meaning a time: what could be a
 * measure, an amount or another word counts for none, because nobody looks for a date where they wrote "slab 3/4" or "sun shading".
 */
export function findTimes(text: string, setting: PhraseSetting): FoundTimes | undefined {
  const ends = placesOf(text);
  for (const from of ends.starts) {
    const found = timesOf(text, { from, to: text.length }, setting);
    if (found && isMeant(text, found, setting)) return found;
  }
  for (const to of ends.stops) {
    const found = timesOf(text, { from: 0, to }, setting);
    if (found && isMeant(text, found, setting)) return found;
  }
  return undefined;
}

/** Where a time at the end may start, the longest first, and where one at the beginning may stop. */
function placesOf(text: string) {
  const places = [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const inside = DENSE.test(word)
      ? Array.from({ length: word.length }, (_, at) => index + at)
      : [index];
    return inside.map((at) => ({ at, isDense: DENSE.test(word) }));
  });
  const isNear = (at: number, far: number) => Math.abs(at - far) <= LETTERS_MAX;
  const starts = places
    .filter(({ at, isDense }, place) =>
      isDense ? isNear(at, text.length) : places.length - place <= WORDS_MAX + LETTERS_MAX,
    )
    .map(({ at }) => at);
  const stops = places
    .filter(({ at, isDense }, place) => at > 0 && (isDense ? isNear(at, 0) : place <= WORDS_MAX))
    .map(({ at }) => at)
    .toReversed();
  return { starts, stops };
}

function timesOf(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  setting: PhraseSetting,
): FoundTimes | undefined {
  const phrase = text.slice(from, to);
  if (phrase.trim().split(/\s+/).length > WORDS_MAX) return undefined;
  const times = readTimePhrase(phrase, setting);
  return times && { from, to: from + phrase.trimEnd().length, times };
}

function isMeant(text: string, { from, to }: FoundTimes, setting: PhraseSetting): boolean {
  const phrase = text.slice(from, to);
  const words = phraseWords[setting.language];
  const tokens = (words && readTokens(phrase, words, setting.now)) ?? [];
  const kinds = new Set(tokens.map(({ kind }) => kind));
  const hasDay = kinds.has("day") || kinds.has("weekday") || kinds.has("week");
  // "3 days", "2 h": how long it takes, as likely as when.
  if (!hasDay && !kinds.has("clock")) return false;
  // "12.50", "3/4", "4-5": measures and amounts.
  if (/^[\d\s./,-]+$/.test(phrase) && !/\d{4}/.test(phrase) && !/\d\.\s*\d{1,2}\./.test(phrase))
    return false;
  const isAtEnd = to === text.trimEnd().length;
  const letters = phrase.replaceAll(/[^\p{L}]/gu, "");
  if (DENSE.test(letters)) return isAtEnd ? phrase.length > 1 : hasDay && phrase.length > 1;
  // A time of day leads nothing in: "9 h shift", "14:00 train".
  if (!isAtEnd && !hasDay) return false;
  const isOneWord = tokens.length === 1 && letters.length === phrase.length;
  if (!isOneWord) return true;
  // "sun", "so", "mar" are words as well; alone at the end they are days, the shortest only where they are written as names.
  if (letters.length <= 3 && !isAtEnd) return false;
  return letters.length > 2 || /^\p{Lu}/u.test(letters);
}
