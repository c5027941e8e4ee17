import { addDays, mondayOf, startOfDay } from "../../task/times/calendar-day.ts";
import type { TaskLife } from "./task-life.ts";

/** As many weeks are looked back upon, the present one among them. */
const THROUGHPUT_WEEKS = 12;

/** How many tasks were done in a week; its Monday, epoch ms. */
export interface WeekDone {
  readonly start: number;
  readonly done: number;
}

export interface Throughput {
  /** The oldest first; the last one is still running. */
  readonly weeks: readonly WeekDone[];
  /** Tasks that were done before. */
  readonly earlier: number;
  /** A full week's tasks on average, of those weeks that are over; undefined where nothing was done in any of them. */
  readonly usual: number | undefined;
}

/** How many tasks were done in each of the last weeks; each task that was done counts once. */
export function throughputOf(lives: readonly TaskLife[], now: number): Throughput {
  const monday = mondayOf(startOfDay(now));
  const starts = Array.from({ length: THROUGHPUT_WEEKS }, (_, index) =>
    addDays(monday, (index - THROUGHPUT_WEEKS + 1) * 7),
  );
  const counts = starts.map(() => 0);
  let earlier = 0;
  for (const { outcome, ended } of lives) {
    if (outcome !== "done") continue;
    const week = starts.findLastIndex((start) => start <= ended);
    if (week === -1) earlier += 1;
    else counts[week] = (counts[week] ?? 0) + 1;
  }
  const over = counts.slice(0, -1).reduce((sum, count) => sum + count, 0);
  return {
    weeks: starts.map((start, index) => ({ start, done: counts[index] ?? 0 })),
    earlier,
    usual: over > 0 ? over / (THROUGHPUT_WEEKS - 1) : undefined,
  };
}
