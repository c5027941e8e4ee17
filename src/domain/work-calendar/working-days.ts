import { dayNumber, isCivil } from "../form/calendar/civil.ts";
import type { WorkCalendar } from "./work-calendar.ts";

/** What of a company's calendar says on which days it works. */
export type WorkingDays = Pick<WorkCalendar, "week" | "days">;

/** A half of a day, counted from 1970-01-01; the day's first half, or its second. */
export interface HalfDay {
  readonly day: number;
  readonly half: "am" | "pm";
}

const WEEK = 7;
/** 1970-01-01 was a Thursday; Monday counts 0. */
const FIRST_WEEKDAY = 3;

/**
 * How many days a company works from a half of a day to another one, both counted; halves of days count half, none where the end
 * comes before the start. Whole weeks are reckoned, not counted, so that a slip of the pen by a thousand years costs nothing.
 */
export function workingDaysBetween(from: HalfDay, to: HalfDay, calendar: WorkingDays): number {
  const isReversed = from.day > to.day || (from.day === to.day && from.half > to.half);
  if (isReversed) return 0;
  const isWorked = workedDays(calendar);
  const whole = countWhole(from.day, to.day, calendar);
  const missedStart = from.half === "pm" && isWorked(from.day) ? 0.5 : 0;
  const missedEnd = to.half === "am" && isWorked(to.day) ? 0.5 : 0;
  return whole - missedStart - missedEnd;
}

/** Whether the company works on a day, by its weekday and by what the calendar says of that day itself. */
export function workedDays({ week, days }: WorkingDays): (day: number) => boolean {
  const said = new Map(days.map(({ date, work }) => [dayOf(date), work === 1]));
  return (day) => said.get(day) ?? week.includes(weekdayOf(day));
}

function countWhole(first: number, last: number, { week, days }: WorkingDays): number {
  const length = last - first + 1;
  const worked = new Set(week);
  let count = Math.floor(length / WEEK) * worked.size;
  for (let rest = length % WEEK; rest > 0; rest -= 1)
    if (worked.has(weekdayOf(last - rest + 1))) count += 1;
  for (const { date, work } of days) {
    const day = dayOf(date);
    if (day === undefined || day < first || day > last) continue;
    count += work - (worked.has(weekdayOf(day)) ? 1 : 0);
  }
  return count;
}

/** 1 = Monday, 7 = Sunday. */
function weekdayOf(day: number): number {
  return ((((day + FIRST_WEEKDAY) % WEEK) + WEEK) % WEEK) + 1;
}

/** Undefined for the 31st of a month that has none: nobody works or rests on it. */
function dayOf(date: string): number | undefined {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const isDay = isCivil({ year, month, day, hour: 0, minute: 0, second: 0 });
  return isDay ? dayNumber(year, month, day) : undefined;
}
