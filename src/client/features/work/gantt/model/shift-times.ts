import type { Times } from "#domain/task/task-times.ts";
import { shiftDays } from "#domain/task/times/calendar-day.ts";

/** What of a bar is carried: all of it, or one of its ends. */
export type CarriedPart = "all" | "start" | "end";

/** By how much, in days and in milliseconds. */
export interface Shift {
  readonly days: number;
  readonly time: number;
}

export const NO_SHIFT: Shift = { days: 0, time: 0 };

const QUARTER = 900_000;

/** The times with one part carried; an end stays a quarter of an hour from the other one. */
export function shiftTimes([start, end]: Times, part: CarriedPart, { days, time }: Shift): Times {
  const moved = (moment: number) => shiftDays(moment, days) + time;
  if (part === "all") return [moved(start), moved(end)];
  if (part === "start") return [Math.min(moved(start), end - QUARTER), end];
  return [start, Math.max(moved(end), start + QUARTER)];
}

/** How far somebody has carried something: whole days, or half hours where hours can be seen. */
export function shiftOf(pixels: number, dayWidth: number, isByHours: boolean): Shift {
  if (!isByHours) return { days: Math.round(pixels / dayWidth), time: 0 };
  return { days: 0, time: Math.round(pixels / (dayWidth / 48)) * 2 * QUARTER };
}

export function isShifted({ days, time }: Shift): boolean {
  return days !== 0 || time !== 0;
}
