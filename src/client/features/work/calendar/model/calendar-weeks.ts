import { addDays, firstOfMonth, lastOfMonth, mondayOf } from "#domain/task/times/calendar-day.ts";

/** As what a calendar is shown. */
export const CALENDAR_SPANS = ["month", "week"] as const;
export type CalendarSpan = (typeof CALENDAR_SPANS)[number];

const DAYS = 7;

/** The Mondays of all weeks that are shown with a day: those of its month, or its own. */
export function mondaysOf(day: number, span: CalendarSpan): number[] {
  if (span === "week") return [mondayOf(day)];
  const last = lastOfMonth(day);
  const mondays: number[] = [];
  for (let monday = mondayOf(firstOfMonth(day)); monday <= last; monday = addDays(monday, DAYS)) {
    mondays.push(monday);
  }
  return mondays;
}

/** The seven days of a week. */
export function daysOf(monday: number): number[] {
  return Array.from({ length: DAYS }, (_, count) => addDays(monday, count));
}

/** The day that the calendar goes to, so many months or weeks on. */
export function goOn(day: number, span: CalendarSpan, count: number): number {
  return span === "week" ? addDays(day, count * DAYS) : firstOfMonth(day, count);
}
