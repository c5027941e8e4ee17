import { addDays, startOfDay, weekdayOf } from "./calendar-day.ts";
import type { SaidClock } from "./half-day.ts";
import type { Token } from "./phrase-matcher.ts";

/** One side of a phrase. */
export interface Side {
  /** First and last day; the same where one is meant. */
  readonly first?: number;
  readonly last?: number;
  readonly said?: SaidClock;
  /** A weekday without a week: the coming one. */
  readonly coming?: true;
}

interface Sides {
  readonly from?: readonly Token[];
  readonly to?: readonly Token[];
  /** A single side says when work starts, not when it is due. */
  readonly isStart: boolean;
}

const WEEK = 7;

/** The words for from and to lead in or follow, as the language has it. */
export function splitSides(all: readonly Token[]): Sides {
  const tokens = withoutAt(all);
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

/** "lundi à 9h" is a moment, "8h à 9h" and "lundi à vendredi" last. */
function withoutAt(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, place): Token[] => {
    if (token.kind !== "atOrTo") return [token];
    const next = tokens[place + 1];
    const isMoment = next && isClock(next) && !tokens.slice(0, place).some(isClock);
    return isMoment ? [] : [{ kind: "to" }];
  });
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
export function readSide(tokens: readonly Token[], now: number): Side | undefined {
  let side: Side = {};
  for (const token of tokens) {
    const next = withToken(side, token, now);
    if (!next) return undefined;
    side = next;
  }
  return tokens.length > 0 ? side : undefined;
}

function withToken(side: Side, token: Token, now: number): Side | undefined {
  switch (token.kind) {
    case "day":
      return side.first === undefined ? { ...side, first: token.day, last: token.day } : undefined;
    case "week":
      return withWeek(side, token.monday, now);
    case "weekday":
      return withWeekday(side, token.weekday, now);
    case "clock":
      return side.said ? undefined : { ...side, said: token };
    case "number":
      return side.said ? undefined : { ...side, said: { clock: { hour: token.value, minute: 0 } } };
    default:
      return undefined;
  }
}

/** What is left of a week, or the weekday that was named before it: "lundi prochain". */
function withWeek({ coming, ...side }: Side, monday: number, now: number): Side | undefined {
  if (side.first === undefined)
    return { ...side, first: Math.max(monday, startOfDay(now)), last: addDays(monday, WEEK - 1) };
  if (!coming) return undefined;
  const named = addDays(monday, weekdayOf(side.first));
  return { ...side, first: named, last: named };
}

/** In a week that was named before, else the coming one; today is one too. */
function withWeekday(side: Side, weekday: number, now: number): Side | undefined {
  const { first, last } = side;
  if (first !== undefined && last !== undefined) {
    if (first === last) return undefined;
    const named = addDays(last, weekday - (WEEK - 1));
    return { ...side, first: named, last: named };
  }
  const today = startOfDay(now);
  const ahead = (weekday - weekdayOf(today) + WEEK) % WEEK;
  const coming = addDays(today, ahead);
  return { ...side, first: coming, last: coming, coming: true };
}
