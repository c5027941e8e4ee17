import type { Clock, WorkingDay } from "../../company/default-times.ts";
import type { Times } from "../task-times.ts";
import { addDays, atClock, startOfDay, weekdayOf } from "./calendar-day.ts";
import { readTokens, type Token } from "./phrase-tokens.ts";
import { phraseWords } from "./phrase-words.ts";
import { endOfWork, timesInDays, timesOfDays } from "./quick-times.ts";

/** One side of a phrase. */
interface Side {
  /** First and last day; the same where one is meant. */
  readonly first?: number;
  readonly last?: number;
  readonly clock?: Clock;
  /** A weekday without a week: the coming one. */
  readonly coming?: true;
}

/** What a phrase is read with. */
export interface PhraseSetting {
  /** One of the product's languages (`#base/languages.ts`). */
  readonly language: string;
  readonly now: number;
  readonly day: WorkingDay;
}

const WEEK = 7;

/**
 * Reads what a person typed as a task's time: "tomorrow 14:00" is due then, "fri 8 to 19" lasts from then to then,
 * "3 days" from today on. Undefined where the words are no time.
 */
export function readTimePhrase(phrase: string, setting: PhraseSetting): Times | undefined {
  const words = phraseWords[setting.language];
  const tokens = words && readTokens(phrase, words, setting.now);
  if (!tokens || tokens.length === 0) return undefined;
  const times = timesOfTokens(tokens, setting);
  return times && times[1] > times[0] ? times : undefined;
}

function timesOfTokens(tokens: readonly Token[], setting: PhraseSetting): Times | undefined {
  const { now, day } = setting;
  const [only] = tokens;
  if (tokens.length === 1 && only?.kind === "count") return timesInDays(only.days, now, day);
  // Nobody knows whether a number alone is an hour or a day.
  if (tokens.length === 1 && only?.kind === "number") return undefined;
  const parts = splitSides(tokens);
  if (!parts) return undefined;
  const from = parts.from && readSide(parts.from, now);
  const to = parts.to && readSide(parts.to, now);
  if ((parts.from && !from) || (parts.to && !to)) return undefined;
  if (from && to) return between(from, to, setting);
  if (from) return parts.isStart ? fromOn(from, setting) : dueAt(from, setting);
  return to && dueAt(to, setting, true);
}

interface Sides {
  readonly from?: readonly Token[];
  readonly to?: readonly Token[];
  /** A single side says when work starts, not when it is due. */
  readonly isStart: boolean;
}

/** The words for from and to lead in or follow, as the language has it. */
function splitSides(tokens: readonly Token[]): Sides | undefined {
  const sides = splitAtFrom(tokens);
  if (sides) return sides;
  const isStart = tokens.some(({ kind }) => kind === "from");
  const plain = tokens.filter(({ kind }) => kind !== "from");
  const at = plain.findIndex(({ kind }) => kind === "to");
  if (at < 0) return { from: plain, isStart };
  const before = plain.slice(0, at);
  const after = plain.slice(at + 1);
  if (before.length === 0) return { to: after, isStart: false };
  return after.length === 0 ? { to: before, isStart: false } : { from: before, to: after, isStart };
}

/** "8時から19時まで": the first word parts, the second follows. In "heute ab 14 Uhr" nothing is parted. */
function splitAtFrom(tokens: readonly Token[]): Sides | undefined {
  const at = tokens.findIndex(({ kind }) => kind === "from");
  const from = tokens.slice(0, at);
  const [last, ...others] = tokens.slice(at + 1).toReversed();
  if (at < 1 || !last || others.some(({ kind }) => kind === "to")) return undefined;
  const to = (last.kind === "to" ? others : [last, ...others]).toReversed();
  return from.some(isClock) || to.some(isDay) ? { from, to, isStart: true } : undefined;
}

const isClock = ({ kind }: Token) => kind === "clock" || kind === "number";
const isDay = ({ kind }: Token) => kind === "day" || kind === "weekday" || kind === "week";

/** A day, a time of day, or both; undefined where something stands twice or nothing at all. */
function readSide(tokens: readonly Token[], now: number): Side | undefined {
  let side: Side = {};
  for (const token of tokens) {
    const next = withToken(side, token, now);
    if (!next) return undefined;
    side = next;
  }
  return tokens.length > 0 ? side : undefined;
}

function withToken(side: Side, token: Token, now: number): Side | undefined {
  const isDayless = side.first === undefined;
  switch (token.kind) {
    case "day":
      return isDayless ? { ...side, first: token.day, last: token.day } : undefined;
    case "week":
      return isDayless
        ? {
            ...side,
            first: Math.max(token.monday, startOfDay(now)),
            last: addDays(token.monday, 6),
          }
        : undefined;
    case "weekday":
      return withWeekday(side, token.weekday, now);
    case "clock":
      return side.clock ? undefined : { ...side, clock: token.clock };
    case "number":
      return side.clock ? undefined : { ...side, clock: { hour: token.value, minute: 0 } };
    default:
      return undefined;
  }
}

/** In a week that was named before, else the coming one; today is one too. */
function withWeekday(side: Side, weekday: number, now: number): Side | undefined {
  const { first, last } = side;
  if (first !== undefined && last !== undefined) {
    if (first === last) return undefined;
    const named = addDays(last, weekday - 6);
    return { ...side, first: named, last: named };
  }
  const today = startOfDay(now);
  const ahead = (weekday - weekdayOf(today) + WEEK) % WEEK;
  const coming = addDays(today, ahead);
  return { ...side, first: coming, last: coming, coming: true };
}

/** A moment is when it is due: work starts that morning, or early enough. Days last from their first morning on. */
function dueAt(side: Side, { now, day }: PhraseSetting, fromToday = false): Times | undefined {
  const { first, last, clock } = side;
  if (first === undefined || last === undefined) {
    if (!clock) return undefined;
    const today = startOfDay(now);
    const date = atClock(today, clock) > now ? today : addDays(today, 1);
    return dueAt({ ...side, first: date, last: date }, { language: "", now, day }, fromToday);
  }
  const begin = fromToday ? Math.min(startOfDay(now), first) : first;
  if (!clock) return timesOfDays(begin, last, now, day);
  const end = atClock(last, clock);
  const starts = [atClock(begin, day.start), begin, atClock(addDays(begin, -1), day.start)];
  const start = starts.find((time) => time < end);
  return start === undefined ? undefined : [start, end];
}

/** From a moment to the end of work on its day. */
function fromOn(side: Side, { now, day }: PhraseSetting): Times {
  const first = side.first ?? startOfDay(now);
  const start = atClock(first, side.clock ?? day.start);
  const end = endOfWork(side.last ?? first, now, day);
  return [start, end > start ? end : atClock(first, { hour: 23, minute: 59 })];
}

function between(from: Side, to: Side, { now, day }: PhraseSetting): Times {
  const today = startOfDay(now);
  const first = from.first ?? (from.clock ? to.first : undefined) ?? today;
  const start = atClock(first, from.clock ?? day.start);
  const endOn = (date: number) => (to.clock ? atClock(date, to.clock) : endOfWork(date, now, day));
  const end = endOn(to.last ?? from.last ?? first);
  if (end > start) return [start, end];
  if (to.last === undefined) return [start, endOn(addDays(first, 1))];
  return to.coming ? [start, endOn(addDays(to.last, WEEK))] : [start, end];
}
