// oxlint-disable eslint/no-restricted-globals -- a calendar of moments that come in; what time it is, nobody asks here
import type { Clock } from "../../company/default-times.ts";

/** The first moment of the day a moment lies in; epoch ms, where the person is. */
export function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

/** The first moment of the day so many days later; days that are longer or shorter than 24 hours count as one. */
export function addDays(day: number, count: number): number {
  const date = new Date(day);
  date.setHours(0, 0, 0, 0);
  return date.setDate(date.getDate() + count);
}

/** How many days later the day of a moment is; below 0 where it is earlier. */
export function daysBetween(day: number, time: number): number {
  // A day is longer or shorter than 24 hours by one at most.
  return Math.round((startOfDay(time) - startOfDay(day)) / 86_400_000);
}

/** Minutes since midnight, as the clock shows them. */
export function minuteOfDay(time: number): number {
  const date = new Date(time);
  return date.getHours() * 60 + date.getMinutes();
}

/** The same time of day so many days later. */
export function shiftDays(time: number, count: number): number {
  const date = new Date(time);
  return date.setDate(date.getDate() + count);
}

/** A time of day on a day. */
export function atClock(day: number, { hour, minute }: Clock): number {
  return new Date(day).setHours(hour, minute, 0, 0);
}

/** Monday = 0. */
export function weekdayOf(day: number): number {
  return (new Date(day).getDay() + 6) % 7;
}

/** The Monday of a day's week. */
export function mondayOf(day: number): number {
  return addDays(day, -weekdayOf(day));
}

/** The day of a moment as it is written in files, "2026-04-01". */
export function dateOfDay(time: number): string {
  const date = new Date(time);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, "0")).join("-");
}

export function yearOf(day: number): number {
  return new Date(day).getFullYear();
}

/** The first day of the month so many months after a day's own. */
export function firstOfMonth(day: number, later = 0): number {
  const date = new Date(day);
  return new Date(date.getFullYear(), date.getMonth() + later, 1).getTime();
}

/** The last day of a day's month. */
export function lastOfMonth(day: number): number {
  const date = new Date(day);
  return new Date(date.getFullYear(), date.getMonth() + 1, 0).getTime();
}

/** The first moment of the day that is written "2026-04-01", or of one so many days later. */
export function startOfDate(date: string, later = 0): number {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return addDays(new Date(year, month - 1, day).getTime(), later);
}

/** The day with this date; undefined where no calendar has it. Months count from 1. */
export function dayOfDate(year: number, month: number, date: number): number | undefined {
  const day = new Date(year, month - 1, date);
  return day.getMonth() === month - 1 && day.getDate() === date ? day.getTime() : undefined;
}
