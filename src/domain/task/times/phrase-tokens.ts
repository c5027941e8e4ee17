import type { Clock } from "../../company/default-times.ts";
import { addDays, dayOfDate, mondayOf, startOfDay, yearOf } from "./calendar-day.ts";
import type { PhraseWords } from "./phrase-words.ts";

/** What a phrase is made of; days are epoch ms of their beginning. */
export type Token =
  | { readonly kind: "day"; readonly day: number }
  | { readonly kind: "weekday"; readonly weekday: number }
  | { readonly kind: "week"; readonly monday: number }
  /** All days from today on, so many of them further. */
  | { readonly kind: "count"; readonly days: number }
  | { readonly kind: "clock"; readonly clock: Clock }
  /** An hour, where one is wanted. */
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "from" }
  | { readonly kind: "to" }
  | { readonly kind: "fill" };

type Groups = Readonly<Record<string, string | undefined>>;

interface Matcher {
  readonly pattern: RegExp;
  /** Undefined where the words mean no time that there is. */
  readonly read: (groups: Groups) => Token | undefined;
}

const CENTURY = 2000;
const NOON = 12;
/** Any day of a year in which no month name differs. */
const JANUARY = { year: 2024, monday: 1 } as const;

/** The parts of a phrase from left to right; undefined as soon as one is not understood. */
export function readTokens(phrase: string, words: PhraseWords, now: number): Token[] | undefined {
  const matchers = matchersOf(words, now);
  const tokens: Token[] = [];
  let rest = phrase.normalize("NFKC").toLowerCase().trim();
  while (rest !== "") {
    const step = takeToken(rest, matchers);
    if (!step) return undefined;
    if (step.token.kind !== "fill") tokens.push(step.token);
    rest = rest.slice(step.length).replace(/^[\s,，、]+/, "");
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
    ...clockMatchers(words),
    ...countMatchers(words, today),
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
  return [...plain, ...byName];
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
  const spoken = `(?<hour>\\d{1,2})(?:[:.](?<exact>\\d{2}))?\\s*${any(words.hour)}(?!\\p{Script=Latin})(?:${minutes}|\\s*(?<half>${any(words.half)}))?`;
  const read = (groups: Groups) => clockOf(groups);
  return [
    `(?:${half}\\s*)?${spoken}`,
    `(?:${half}\\s*)?${digits}${after}?`,
    `${half}\\s*(?<hour>\\d{1,2})(?!\\d)`,
    `(?<hour>\\d{1,2})${after}(?!\\p{Script=Latin})`,
  ].map((pattern) => ({ pattern: start(pattern), read }));
}

function clockOf(groups: Groups): Token | undefined {
  const { hour: hourText, exact, half } = groups;
  const minuteText = groups["minute"] ?? exact;
  const isLate = groups["late"] ?? groups["lateAfter"];
  const isEarly = groups["early"] ?? groups["earlyAfter"];
  const minute = half === undefined ? Number(minuteText ?? 0) : 30;
  let hour = Number(hourText);
  if (isLate && hour < NOON) hour += NOON;
  if (isEarly && hour === NOON) hour = 0;
  return hour < 24 && minute < 60 ? { kind: "clock", clock: { hour, minute } } : undefined;
}

function countMatchers(words: PhraseWords, today: number): Matcher[] {
  const units = [
    { unit: words.days, size: 1 },
    { unit: words.weeks, size: 7 },
  ];
  return units.flatMap(({ unit, size }) => {
    const counted = `(?<count>\\d{1,3})\\s*${any(unit)}(?!\\p{Script=Latin})`;
    const day = ({ count }: Groups): Token => ({
      kind: "day",
      day: addDays(today, Number(count) * size),
    });
    return [
      { pattern: start(`${any(words.in)}\\s*${counted}`), read: day },
      { pattern: start(`${counted}\\s*${any(words.later)}`), read: day },
      {
        pattern: start(counted),
        read: ({ count }: Groups): Token => ({ kind: "count", days: Number(count) * size }),
      },
    ];
  });
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
    [words.from, { kind: "from" }],
    [words.to, { kind: "to" }],
    [words.fill, { kind: "fill" }],
  ];
  const named = given.flatMap(([names, token]) =>
    names.map((name): [string, Token] => [name, token]),
  );
  const weekdays = weekdayNames(words.locale).map(([name, weekday]): [string, Token] => [
    name,
    { kind: "weekday", weekday },
  ]);
  return [...named, ...weekdays].toSorted(([left], [right]) => right.length - left.length);
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

const start = (pattern: string) => new RegExp(`^(?:${pattern})`, "u");

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** One of the words, as a group with a name where one is given; matches nothing where there is none. */
function any(words: readonly string[], name?: string): string {
  const choice = words.length > 0 ? words.map(escaped).join("|") : "(?!)";
  return name ? `(?<${name}>${choice})` : `(?:${choice})`;
}

/** Letters of Latin words go on; signs of other scripts stand side by side. */
function wholeWord(word: string): string {
  return /\p{Script=Latin}$/u.test(word)
    ? `${escaped(word)}(?![\\p{Script=Latin}\\d])`
    : escaped(word);
}
