import { atClock, dayOfDate } from "../../task/times/calendar-day.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const CENTURY = 2_000;
const WRITTEN =
  /^(?<date>\d{1,2})\/(?<name>[A-Za-z]{3})[a-z]*\/(?<year>\d{2,4})(?:\s+(?<hour>\d{1,2}):(?<minute>\d{2})(?::\d{2})?\s*(?<half>[AP]M)?)?$/i;
const ISO =
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<date>\d{1,2})(?:[T\s]+(?<hour>\d{1,2}):(?<minute>\d{2}))?/;

/** A moment as such files write it, "3/Nov/20 12:17 PM" or "2020-11-03"; `clock` where it names no hour. Undefined where it is none. */
export function readJiraTime(
  text: string,
  clock: { hour: number; minute: number },
): number | undefined {
  const { date, name, month, year, hour, minute, half } =
    (WRITTEN.exec(text) ?? ISO.exec(text))?.groups ?? {};
  if (date === undefined) return undefined;
  const at = name === undefined ? Number(month) : MONTHS.indexOf(name.toLowerCase()) + 1;
  const full = Number(year) < 100 ? CENTURY + Number(year) : Number(year);
  const day = at > 0 ? dayOfDate(full, at, Number(date)) : undefined;
  if (day === undefined) return undefined;
  if (hour === undefined) return atClock(day, clock);
  return atClock(day, { hour: hourOf(Number(hour), half), minute: Number(minute) });
}

function hourOf(hour: number, half = ""): number {
  if (half === "") return Math.min(hour, 23);
  const early = hour % 12;
  return half.toUpperCase() === "PM" ? early + 12 : early;
}
