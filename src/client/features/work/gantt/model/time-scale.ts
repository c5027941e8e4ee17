import {
  addDays,
  firstOfMonth,
  mondayOf,
  startOfDay,
  yearOf,
} from "#domain/task/times/calendar-day.ts";

/** How near the days are, from hours to years. */
export const ZOOMS = ["hour", "day", "week", "month", "year"] as const;
export type Zoom = (typeof ZOOMS)[number];

/** What a head is parted by. */
export type TickUnit = "year" | "month" | "week" | "day" | "hour";

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Pixels of a day. */
const DAY_WIDTH: Readonly<Record<Zoom, number>> = {
  hour: 720,
  day: 96,
  week: 22,
  month: 6,
  year: 1,
};
/** The two lines of the head. */
export const HEAD_UNITS: Readonly<Record<Zoom, readonly [TickUnit, TickUnit]>> = {
  hour: ["day", "hour"],
  day: ["week", "day"],
  week: ["week", "day"],
  month: ["month", "week"],
  year: ["year", "month"],
};
/** Days around what is planned, so that it can be carried there; and how far from today any line goes. */
const AROUND = { hour: 7, day: 30, week: 90, month: 240, year: 1_500 } as const;
/** Days from today. */
export const FARTHEST = 15 * 366;

/** A stretch of time as a line of pixels. */
export interface TimeScale {
  readonly zoom: Zoom;
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly dayWidth: number;
  readonly units: readonly [TickUnit, TickUnit];
  xOf(time: number): number;
  timeAt(x: number): number;
}

/** The scale on which all of these moments lie, with room around; what is farther away than 15 years lies outside. */
export function timeScale(zoom: Zoom, times: readonly number[], now: number): TimeScale {
  const today = startOfDay(now);
  const [first, last] = times.reduce(
    ([low, high], time) => [Math.min(low, time), Math.max(high, time)],
    [today, today],
  );
  const around = AROUND[zoom];
  const from = mondayOf(Math.max(addDays(first, -around), addDays(today, -FARTHEST)));
  const to = Math.min(addDays(last, around), addDays(today, FARTHEST));
  const dayWidth = DAY_WIDTH[zoom];
  const xOf = (time: number) => ((time - from) / DAY) * dayWidth;
  const timeAt = (x: number) => from + (x / dayWidth) * DAY;
  return { zoom, from, to, width: xOf(to), dayWidth, units: HEAD_UNITS[zoom], xOf, timeAt };
}

/** The moments at which a unit begins, from the last one before a stretch to the last one in it. */
export function ticksIn(unit: TickUnit, from: number, to: number): number[] {
  const ticks: number[] = [];
  for (let tick = beginOf(unit, from); tick < to; tick = nextOf(unit, tick)) ticks.push(tick);
  return ticks;
}

/** When the unit in which a moment lies begins. */
export function beginOf(unit: TickUnit, time: number): number {
  switch (unit) {
    case "year":
      return firstOfMonth(time, -monthOf(time));
    case "month":
      return firstOfMonth(time);
    case "week":
      return mondayOf(startOfDay(time));
    case "day":
      return startOfDay(time);
    case "hour":
      return Math.floor(time / HOUR) * HOUR;
  }
}

/** When the next unit begins. */
export function nextOf(unit: TickUnit, begin: number): number {
  switch (unit) {
    case "year":
      return firstOfMonth(begin, 12 - monthOf(begin));
    case "month":
      return firstOfMonth(begin, 1);
    case "week":
      return addDays(begin, 7);
    case "day":
      return addDays(begin, 1);
    case "hour":
      return begin + HOUR;
  }
}

/** January = 0. */
function monthOf(time: number): number {
  let month = 0;
  while (month < 12 && yearOf(firstOfMonth(time, -month - 1)) === yearOf(time)) month += 1;
  return month;
}

/** The number of a week by ISO 8601: that of its Thursday. */
export function weekNumber(monday: number): number {
  const thursday = addDays(monday, 3);
  const first = firstOfMonth(thursday, -monthOf(thursday));
  return Math.floor(Math.round((thursday - first) / DAY) / 7) + 1;
}
