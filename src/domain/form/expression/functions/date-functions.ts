import { DAY, HOUR, MINUTE, SECOND } from "../../calendar/civil.ts";
import { shiftDays } from "../../calendar/date-format.ts";
import { dayAt, startOfDayNumber } from "../../calendar/zone.ts";
import { exactOf, isExact, over, toNumber } from "../../number/exact.ts";
import { UNKNOWN, type Value } from "../value.ts";
import type { FormFunction, Surroundings } from "./form-function.ts";

const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;
/** Beyond these no calendar reaches, epoch ms. */
const MOMENT_MAX = 8.64e15;

/** Units of a span of time (seed 001 section 9): a month is 30 days, a year 365. */
export const SPAN_UNITS = {
  minute: MINUTE,
  hour: HOUR,
  day: DAY,
  month: 30 * DAY,
  year: 365 * DAY,
} as const;
export type SpanUnit = keyof typeof SPAN_UNITS;

export const dateFunctions: Readonly<Record<string, FormFunction>> = {
  now: { takes: [0, 0], apply: (_, { now }) => exactOf(now) },
  today: {
    takes: [0, 0],
    apply: (_, { now, zone }) => exactOf(startOfDayNumber(dayAt(now, zone), zone)),
  },
  /** Midnights between two moments. */
  days: between((from, to, { zone }) => exactOf(dayAt(to, zone) - dayAt(from, zone))),
  hours: between((from, to) => over(exactOf(to - from), exactOf(HOUR)) ?? null),
  minutes: between((from, to) => over(exactOf(to - from), exactOf(MINUTE)) ?? null),
  addDays: shifting((time, count, { zone }) => shiftDays(time, Math.trunc(count), zone)),
  addHours: shifting((time, count) => time + Math.round(count * HOUR)),
  /** How long from one moment to another in a unit; nothing while one of them is missing (seed 001 section 5). */
  span: {
    takes: [3, 3],
    apply: ([from = null, to = null, unit = null]) => {
      if (from === UNKNOWN || to === UNKNOWN) return UNKNOWN;
      const [start, end] = [momentOfValue(from), momentOfValue(to)];
      const length = SPAN_UNITS[unit as SpanUnit] as number | undefined;
      if (!start || !end || length === undefined) return null;
      return over(exactOf(end - start), exactOf(length)) ?? null;
    },
  },
};

/** Milliseconds since 1970, or since midnight of a time of day; undefined for what is no time. */
function momentOfValue(value: Value): number | undefined {
  if (isExact(value)) {
    const time = Math.trunc(toNumber(value));
    return Math.abs(time) <= MOMENT_MAX ? time : undefined;
  }
  const clock = typeof value === "string" ? CLOCK.exec(value) : null;
  if (!clock) return undefined;
  const [, hour, minute, second = "0"] = clock;
  return Number(hour) * HOUR + Number(minute) * MINUTE + Number(second) * SECOND;
}

function between(reckon: (from: number, to: number, around: Surroundings) => Value): FormFunction {
  return {
    takes: [2, 2],
    apply: ([from = null, to = null], around) => {
      if (from === UNKNOWN || to === UNKNOWN) return UNKNOWN;
      const [start, end] = [momentOfValue(from), momentOfValue(to)];
      return start === undefined || end === undefined ? null : reckon(start, end, around);
    },
  };
}

function shifting(
  reckon: (time: number, count: number, around: Surroundings) => number,
): FormFunction {
  return {
    takes: [2, 2],
    apply: ([from = null, by = null], around) => {
      if (from === UNKNOWN || by === UNKNOWN) return UNKNOWN;
      const time = momentOfValue(from);
      if (time === undefined || !isExact(by)) return null;
      const shifted = reckon(time, toNumber(by), around);
      return Math.abs(shifted) <= MOMENT_MAX ? exactOf(shifted) : null;
    },
  };
}
