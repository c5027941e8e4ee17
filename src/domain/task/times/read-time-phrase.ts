import type { Clock, WorkingDay } from "../../company/default-times.ts";
import type { Times } from "../task-times.ts";
import { addDays, atClock, shiftDays, startOfDay } from "./calendar-day.ts";
import { inHalf, inOneDay } from "./half-day.ts";
import type { Token } from "./phrase-matcher.ts";
import { readSide, type Side, splitSides } from "./phrase-sides.ts";
import { readTokens } from "./phrase-tokens.ts";
import { phraseWords } from "./phrase-words.ts";
import { endOfWork, timesInDays, timesOfDays } from "./quick-times.ts";

/** What a phrase is read with. */
export interface PhraseSetting {
  /** One of the product's languages (`#base/languages.ts`). */
  readonly language: string;
  readonly now: number;
  readonly day: WorkingDay;
}

const WEEK = 7;
const MINUTE = 60_000;

/**
 * Reads what a person typed as a task's time: "tomorrow 14:00" is due then, "monday 9am" begins then, "fri 8 to 19" lasts
 * from then to then, "3 days" from today on, "in 2 hours" from now on. Undefined where the words are no time.
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
  const lasting = tokens.find((token) => token.kind === "length");
  if (lasting) {
    const others = tokens.filter((token) => token !== lasting);
    return timesOfLength(lasting.length, others, setting);
  }
  const parts = splitSides(tokens);
  const from = parts.from && readSide(parts.from, now);
  const to = parts.to && readSide(parts.to, now);
  if ((parts.from && !from) || (parts.to && !to)) return undefined;
  if (from && to) return between(from, to, setting);
  if (from) return parts.isStart ? fromOn(from, setting) : onOrAt(from, setting);
  return to && until(to, setting);
}

/** So long from now on, or from the moment that is named beside it: "fri 9:00 for 2 hours". */
function timesOfLength(
  length: number,
  others: readonly Token[],
  { now }: PhraseSetting,
): Times | undefined {
  if (others.length === 0) {
    const start = Math.floor(now / MINUTE) * MINUTE;
    return [start, start + length];
  }
  const side = readSide(
    others.filter(({ kind }) => kind !== "from"),
    now,
  );
  const start = side && momentOf(side, now);
  return start === undefined ? undefined : [start, start + length];
}

/** Days last from their first morning on. A moment is when work is due; up to the start of a working day nobody has worked, so it begins then. */
function onOrAt(side: Side, setting: PhraseSetting): Times | undefined {
  const { now, day } = setting;
  const moment = momentOf(side, now);
  if (moment === undefined) {
    const { first, last } = side;
    return first === undefined || last === undefined
      ? undefined
      : timesOfDays(first, last, now, day);
  }
  const date = startOfDay(moment);
  const morning = atClock(date, day.start);
  return moment > morning ? [morning, moment] : [moment, endAfter(moment, setting)];
}

/** From today on, and at the latest so that some time is left for it. */
function until(side: Side, { now, day }: PhraseSetting): Times | undefined {
  const { first, last } = side;
  const end = momentOf(side, now);
  const begin = Math.min(startOfDay(now), first ?? end ?? now);
  if (end === undefined) return last === undefined ? undefined : timesOfDays(begin, last, now, day);
  const starts = [
    atClock(begin, day.start),
    startOfDay(begin),
    atClock(addDays(begin, -1), day.start),
  ];
  const start = starts.find((time) => time < end);
  return start === undefined ? undefined : [start, end];
}

/** From a moment to the end of work on its day. */
function fromOn(side: Side, setting: PhraseSetting): Times {
  const { now, day } = setting;
  const first = side.first ?? startOfDay(now);
  const start = atClock(first, clockOf(side) ?? day.start);
  return [start, endAfter(start, setting, side.last)];
}

function endAfter(start: number, { now, day }: PhraseSetting, last = startOfDay(start)): number {
  const end = endOfWork(last, now, day);
  return end > start ? end : atClock(startOfDay(start), { hour: 23, minute: 59 });
}

/** The moment that a day and a time of day name. One that has passed is the next such where no date was said. */
export function momentOf(side: Side, now: number): number | undefined {
  const clock = clockOf(side);
  if (!clock) return undefined;
  const date = side.last ?? startOfDay(now);
  const moment = atClock(date, clock);
  if (moment > now) return moment;
  if (side.last === undefined) return atClock(addDays(date, 1), clock);
  return side.coming ? atClock(addDays(date, WEEK), clock) : moment;
}

const clockOf = ({ said }: Side): Clock | undefined => said && inHalf(said.clock, said.half);

function between(from: Side, to: Side, setting: PhraseSetting): Times {
  const { now } = setting;
  const times = timesBetween(from, to, setting);
  const isPast = times[1] <= now && to.last === undefined;
  const later = (from.first === undefined && 1) || (from.coming && WEEK) || 0;
  return isPast && later > 0 ? [shiftDays(times[0], later), shiftDays(times[1], later)] : times;
}

function timesBetween(from: Side, to: Side, { now, day }: PhraseSetting): Times {
  const [startClock, endClock] =
    from.said && to.said ? inOneDay(from.said, to.said) : [clockOf(from), clockOf(to)];
  const today = startOfDay(now);
  const first = from.first ?? (from.said ? to.first : undefined) ?? today;
  const start = atClock(first, startClock ?? day.start);
  const endOn = (date: number) => (endClock ? atClock(date, endClock) : endOfWork(date, now, day));
  const end = endOn(to.last ?? from.last ?? first);
  if (end > start) return [start, end];
  if (to.last === undefined) return [start, endOn(addDays(first, 1))];
  return to.coming ? [start, endOn(addDays(to.last, WEEK))] : [start, end];
}
