import { addDays, startOfDay } from "./calendar-day.ts";
import type { Groups, Matcher } from "./phrase-matcher.ts";
import { any, start } from "./phrase-pattern.ts";
import type { PhraseWords } from "./phrase-words.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WHOLE = String.raw`\d{1,3}`;
const BROKEN = String.raw`\d{1,3}(?:[.,]\d)?`;
const END = String.raw`(?!\p{Script=Latin})`;

interface Unit {
  readonly words: readonly string[];
  /** Days or ms. */
  readonly size: number;
}

/** Spans that are said to begin now: "in 3 days", "2時間後". They come before times of day, which some begin like. */
export function matchersFromNow(words: PhraseWords, now: number): Matcher[] {
  const today = startOfDay(now);
  const around = (counted: string) => [
    start(`${any(words.in)}\\s*${counted}`),
    start(`${counted}\\s*${any(words.later)}`),
  ];
  const days = dayUnits(words).flatMap(({ words: names, size }) =>
    around(countOf(names, WHOLE, words)).map((pattern): Matcher => ({
      pattern,
      read: (groups) => ({ kind: "day", day: addDays(today, readCount(groups) * size) }),
    })),
  );
  const lengths = lengthsOf(words).flatMap(([counted, lengthOf]) =>
    around(counted).map((pattern): Matcher => ({
      pattern,
      read: (groups) => ({ kind: "length", length: lengthOf(groups) }),
    })),
  );
  return [...lengths, ...days];
}

/** Spans alone: "3 days", "2 hours". */
export function spanMatchers(words: PhraseWords): Matcher[] {
  const days = dayUnits(words).map(({ words: names, size }): Matcher => ({
    pattern: start(countOf(names, WHOLE, words)),
    read: (groups) => ({ kind: "count", days: readCount(groups) * size }),
  }));
  const lengths = lengthsOf(words).map(([counted, lengthOf]): Matcher => ({
    pattern: start(counted),
    read: (groups) => ({ kind: "length", length: lengthOf(groups) }),
  }));
  return [...lengths, ...days];
}

function dayUnits(words: PhraseWords): Unit[] {
  return [
    { words: words.days, size: 1 },
    { words: words.weeks, size: 7 },
  ];
}

function lengthsOf(words: PhraseWords): (readonly [string, (groups: Groups) => number])[] {
  const units: Unit[] = [
    { words: words.hours, size: HOUR },
    { words: words.minutes, size: MINUTE },
  ];
  return [
    [`${any(words.halfAnHour)}${END}`, () => HOUR / 2],
    ...units.map(
      ({ words: names, size }) =>
        [
          countOf(names, BROKEN, words),
          (groups: Groups) => Math.round(readCount(groups) * size),
        ] as const,
    ),
  ];
}

function countOf(names: readonly string[], digits: string, { one }: PhraseWords): string {
  return `(?:(?<count>${digits})|${any(one)})\\s*${any(names)}${END}`;
}

/** Without digits it was the word for one. */
function readCount({ count = "1" }: Groups): number {
  return Number(count.replace(",", "."));
}
