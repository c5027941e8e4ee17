import {
  addDays,
  dayOfDate,
  firstOfMonth,
  lastOfMonth,
  mondayOf,
  startOfDay,
  yearOf,
} from "./calendar-day.ts";
import { digitsOfHan } from "./han-numerals.ts";
import type { Groups, HalfDay, Matcher, Token } from "./phrase-matcher.ts";
import { any, start, wholeWord } from "./phrase-pattern.ts";
import { matchersFromNow, spanMatchers } from "./phrase-spans.ts";
import type { PhraseWords } from "./phrase-words.ts";

const CENTURY = 2000;
/** Any day of a year in which no month name differs. */
const JANUARY = { year: 2024, monday: 1 } as const;
const SATURDAY = 5;

/** The parts of a phrase from left to right; undefined as soon as one is not understood. */
export function readTokens(phrase: string, words: PhraseWords, now: number): Token[] | undefined {
  const matchers = matchersOf(words, now);
  const tokens: Token[] = [];
  let rest = digitsOfHan(phrase.normalize("NFKC").toLowerCase().trim());
  while (rest !== "") {
    const step = takeToken(rest, matchers);
    if (!step) return undefined;
    if (step.token.kind !== "fill") tokens.push(step.token);
    rest = rest.slice(step.length).replace(/^[\s,.，、。]+/, "");
  }
  return tokens;
}

function takeToken(rest: string, matchers: readonly Matcher[]) {
  for (const { pattern, read } of matchers) {
    const match = pattern.exec(rest);
    const token = match && read(match.groups ?? {});
    if (token) return { token, length: match[0].length };
  }
  return undefined;
}

function matchersOf(words: PhraseWords, now: number): Matcher[] {
  const today = startOfDay(now);
  const named = namesOf(words, today);
  return [
    ...dateMatchers(words, now),
    ...matchersFromNow(words, now),
    ...clockMatchers(words),
    ...spanMatchers(words),
    ...named.map(([name, token]) => ({ pattern: start(wholeWord(name)), read: () => token })),
    { pattern: /^[-–—~]/, read: () => ({ kind: "to" }) },
    { pattern: /^(?<value>\d{1,2})(?!\d)/, read: ({ value }) => numberOf(Number(value)) },
  ];
}

/** Dates of numbers, and those with the name of a month; without a year the coming one. */
function dateMatchers(words: PhraseWords, now: number): Matcher[] {
  const slash = words.monthFirst
    ? "(?<month>\\d{1,2})/(?<date>\\d{1,2})(?:/(?<year>\\d{2,4}))?"
    : "(?<date>\\d{1,2})/(?<month>\\d{1,2})(?:/(?<year>\\d{2,4}))?";
  const patterns = [
    "(?<year>\\d{4})[-/.年년]\\s*(?<month>\\d{1,2})[-/.月월]\\s*(?<date>\\d{1,2})[日일]?",
    "(?:(?<year>\\d{4})[年년]\\s*)?(?<month>\\d{1,2})[月월]\\s*(?<date>\\d{1,2})[日号號일]?",
    "(?<date>\\d{1,2})\\.\\s*(?<month>\\d{1,2})\\.(?<year>\\d{4})?",
    slash,
  ];
  const plain = patterns.map((pattern) => ({
    pattern: start(pattern),
    read: ({ year, month, date }: Groups) => dateOf(Number(month), Number(date), year, now),
  }));
  const byName = monthNames(words.locale).flatMap(([name, month]) => {
    const word = `${wholeWord(name)}\\.?`;
    const date = "(?<date>\\d{1,2})(?![\\d:])";
    const year = "(?:\\s+(?<year>\\d{4}))?";
    return [`${date}\\.?\\s*${word}${year}`, `${word}\\s*${date}${year}`].map((pattern) => ({
      pattern: start(pattern),
      read: (groups: Groups) => dateOf(month, Number(groups["date"]), groups["year"], now),
    }));
  });
  const ofMonth = {
    pattern: start(`(?<date>\\d{1,2})${any(words.dayOfMonth)}(?!\\p{L})`),
    read: ({ date }: Groups) => dayOfMonth(Number(date), now),
  };
  return [...plain, ...byName, ofMonth];
}

/** The coming day of that number: of this month, or of the next one that has it. */
function dayOfMonth(date: number, now: number): Token | undefined {
  if (date < 1 || date > 31) return undefined;
  const today = startOfDay(now);
  for (let later = 0; ; later += 1) {
    const first = firstOfMonth(today, later);
    const day = addDays(first, date - 1);
    if (day >= today && day <= lastOfMonth(first)) return { kind: "day", day };
  }
}

function dateOf(month: number, date: number, year: string | undefined, now: number) {
  const thisYear = yearOf(now);
  const given = Number(year);
  const inYear = (wanted: number): Token | undefined => {
    const day = dayOfDate(wanted, month, date);
    return day === undefined ? undefined : { kind: "day", day };
  };
  if (year) return inYear(given < 100 ? CENTURY + given : given);
  const coming = inYear(thisYear);
  const isPast = coming?.kind === "day" && coming.day < startOfDay(now);
  return isPast ? inYear(thisYear + 1) : coming;
}

function clockMatchers(words: PhraseWords): Matcher[] {
  const half = `(?:${any(words.early, "early")}|${any(words.late, "late")})`;
  const after = `(?:\\s*${half.replaceAll("?<early>", "?<earlyAfter>").replaceAll("?<late>", "?<lateAfter>")})`;
  const minutes = `\\s*(?<minute>\\d{1,2})\\s*${any(words.minute)}?`;
  const digits = `(?<hour>\\d{1,2})[:.](?<minute>\\d{2})(?![\\d.])`;
  const hour = `${any(words.hour)}(?![\\p{Script=Latin}间間간])`;
  const spoken = `(?<hour>\\d{1,2})(?:[:.](?<exact>\\d{2}))?\\s*${hour}(?:${minutes}|\\s*(?<half>${any(words.half)}))?`;
  return [
    `(?:${half}\\s*)?${spoken}${after}?`,
    `(?:${half}\\s*)?${digits}${after}?`,
    `${half}\\s*(?<hour>\\d{1,2})(?!\\d)`,
    `(?<hour>\\d{1,2})${after}(?!\\p{Script=Latin})`,
  ].map((pattern) => ({ pattern: start(pattern), read: clockOf }));
}

function clockOf(groups: Groups): Token | undefined {
  const { hour: hourText, exact, half: halfPast } = groups;
  const minuteText = groups["minute"] ?? exact;
  const hour = Number(hourText);
  const minute = halfPast === undefined ? Number(minuteText ?? 0) : 30;
  if (hour > 23 || minute > 59) return undefined;
  const half = halfOf(groups);
  return { kind: "clock", clock: { hour, minute }, ...(half && { half }) };
}

function halfOf(groups: Groups): HalfDay | undefined {
  if (groups["late"] ?? groups["lateAfter"]) return "late";
  return (groups["early"] ?? groups["earlyAfter"]) ? "early" : undefined;
}

/** All words that stand for themselves, the longest first. */
function namesOf(words: PhraseWords, today: number): [string, Token][] {
  const monday = mondayOf(today);
  const given: [readonly string[], Token][] = [
    [words.today, { kind: "day", day: today }],
    [words.tomorrow, { kind: "day", day: addDays(today, 1) }],
    [words.dayAfterTomorrow, { kind: "day", day: addDays(today, 2) }],
    [words.thisWeek, { kind: "week", monday }],
    [words.nextWeek, { kind: "week", monday: addDays(monday, 7) }],
    [words.weekAfterNext, { kind: "week", monday: addDays(monday, 14) }],
    [words.weekend, { kind: "weekday", weekday: SATURDAY }],
    [words.monthEnd, { kind: "day", day: lastOfMonth(today) }],
    [words.from, { kind: "from" }],
    [words.to, { kind: "to" }],
    [words.atOrTo, { kind: "atOrTo" }],
    [words.noon, { kind: "clock", clock: { hour: 12, minute: 0 }, half: "late" }],
    [words.fill, { kind: "fill" }],
  ];
  const named = given.flatMap(([names, token]) =>
    names.map((name): [string, Token] => [name, token]),
  );
  const weekdays = [...weekdayNames(words.locale), ...Object.entries(words.weekdays)].map(
    ([name, weekday]): [string, Token] => [name, { kind: "weekday", weekday }],
  );
  return [...named, ...weekdays, ...behindWeeks(words, monday)].toSorted(
    ([left], [right]) => right.length - left.length,
  );
}

/** Days named by a sign right behind a word for their week. */
function behindWeeks(words: PhraseWords, monday: number): [string, Token][] {
  return [words.thisWeek, words.nextWeek, words.weekAfterNext].flatMap((weeks, later) =>
    weeks.flatMap((week) =>
      Object.entries(words.behindWeek).map(([sign, weekday]): [string, Token] => [
        `${week}${sign}`,
        { kind: "day", day: addDays(monday, later * 7 + weekday) },
      ]),
    ),
  );
}

const numberOf = (value: number): Token | undefined =>
  value < 24 ? { kind: "number", value } : undefined;

/** Names of weekdays, Monday = 0; single signs only where the script has no letters that they could begin. */
function weekdayNames(locale: string): [string, number][] {
  return calendarNames(locale, "weekday", [0, 1, 2, 3, 4, 5, 6], (weekday) =>
    dayOfDate(JANUARY.year, 1, JANUARY.monday + weekday),
  );
}

function monthNames(locale: string): [string, number][] {
  const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  return calendarNames(locale, "month", months, (month) => dayOfDate(JANUARY.year, month, 1))
    .filter(([name]) => /\p{L}/u.test(name) && !/^\d/.test(name))
    .toSorted(([left], [right]) => right.length - left.length);
}

function calendarNames(
  locale: string,
  part: "weekday" | "month",
  values: readonly number[],
  dayOf: (value: number) => number | undefined,
): [string, number][] {
  return (["long", "short", "narrow"] as const).flatMap((length) => {
    const format = new Intl.DateTimeFormat(locale, { [part]: length });
    return values
      .map((value): [string, number] => [nameOf(format, dayOf(value)), value])
      .filter(([name]) => length !== "narrow" || !/\p{Script=Latin}/u.test(name));
  });
}

function nameOf(format: Intl.DateTimeFormat, day: number | undefined): string {
  return format.format(day).toLowerCase().replace(/\.$/, "");
}
