import { addDays, startOfDay } from "../../task/times/calendar-day.ts";
import type { TaskLife } from "./task-life.ts";

/** How many weeks back it is looked; 0 = to the first task. */
export const BURN_WEEKS = [4, 12, 26, 0] as const;
export type BurnWeeks = (typeof BURN_WEEKS)[number];

/** More days than that are drawn by the week: nobody tells them apart any more. */
const MOST_DAYS = 100;

/** Farther back nobody looks, whatever a row says of its birth. */
const FARTHEST = 520 * 7 * 86_400_000;

/** As far ahead it is looked at least, where work is due there; else as far as back. */
const LEAST_AHEAD = 28 * 86_400_000;

/** How much was open and how much done at the end of a day, or now. */
export interface BurnPoint {
  readonly time: number;
  readonly open: number;
  readonly done: number;
}

/** Down to nothing on the day on which the last task is due, as straight as work never is. */
export interface IdealLine {
  readonly from: number;
  readonly count: number;
  readonly until: number;
}

export interface Burn {
  /** The oldest first; the last one is now. */
  readonly points: readonly BurnPoint[];
  /** From the first point at which something was open; undefined where there is none, or no task is due after it. */
  readonly ideal: IdealLine | undefined;
  /** Where the time that is looked at ends: now, or as far ahead as somebody looks back, where work is due there. */
  readonly end: number;
}

/** How the open work of a plan went down and the done went up; what was dropped is neither from then on. */
export function burnOf(lives: readonly TaskLife[], now: number, weeks: BurnWeeks): Burn {
  const times = timesOf(lives, now, weeks);
  const opened = times.map(() => 0);
  const done = times.map(() => 0);
  const add = (counts: number[], time: number, count: number) => {
    const place = placeOf(times, time);
    counts[place] = (counts[place] ?? 0) + count;
  };
  for (const { outcome, born, ended } of lives) {
    add(opened, born, 1);
    if (outcome !== "open") add(opened, ended, -1);
    if (outcome === "done") add(done, ended, 1);
  }
  const sums = { open: 0, done: 0 };
  const points = times.map((time, index) => {
    sums.open += opened[index] ?? 0;
    sums.done += done[index] ?? 0;
    return { time, ...sums };
  });
  const begin = points.find(({ open }) => open > 0);
  const until = lastDueOf(lives);
  const ideal =
    begin && until > begin.time ? { from: begin.time, count: begin.open, until } : undefined;
  const ahead = Math.max(now - (times[0] ?? now), LEAST_AHEAD);
  return { points, ideal, end: Math.max(now, Math.min(until, now + ahead)) };
}

/** What would be open at a moment if work went on evenly. */
export function idealAt({ from, count, until }: IdealLine, time: number): number {
  return count * Math.min(1, Math.max(0, (until - time) / (until - from)));
}

/** Ends of the days or weeks, from the one before the first task at the earliest, and now. */
function timesOf(lives: readonly TaskLife[], now: number, weeks: BurnWeeks): readonly number[] {
  const today = startOfDay(now);
  const first = lives.reduce((least, { born }) => Math.min(least, born), now);
  const before = addDays(startOfDay(Math.max(first, now - FARTHEST)), -1);
  const begin = weeks === 0 ? before : Math.max(before, addDays(today, -7 * weeks));
  const step = today - begin > MOST_DAYS * 86_400_000 ? 7 : 1;
  const times: number[] = [];
  for (let day = begin; day < today; day = addDays(day, step)) times.push(addDays(day, 1) - 1);
  return [...times, now];
}

/** The first of the times that is not before a moment; none of the moments is after now. */
function placeOf(times: readonly number[], time: number): number {
  let [low, high] = [0, times.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) >= time) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** When the last task is due of those that are to be done or were. */
function lastDueOf(lives: readonly TaskLife[]): number {
  return lives.reduce(
    (last, { outcome, due }) => (outcome === "dropped" ? last : Math.max(last, due)),
    0,
  );
}
