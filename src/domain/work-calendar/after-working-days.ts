import { DAY } from "../form/calendar/civil.ts";
import { dayAt, momentOfWall, startOfDayNumber, type Zone } from "../form/calendar/zone.ts";
import { workedDays, type WorkingDays } from "./working-days.ts";

/** A year without any day of work is a slip of the pen. */
const IDLE_DAYS_MAX = 366;

/**
 * The moment at which so many days of work are over, counted from `from` (epoch ms): the same hour of a later day on which the
 * company works, and the end of such a day where it begins on one that is free. Where the calendar has no more days of work
 * within a year, every day counts.
 */
export function afterWorkingDays(
  from: number,
  days: number,
  { calendar, zone }: { readonly calendar: WorkingDays; readonly zone: Zone },
): number {
  const isWorked = workedDays(calendar);
  const first = dayAt(from, zone);
  let [day, left, idle] = [first, days, 0];
  while (left > 0) {
    day += 1;
    idle += 1;
    if (!isWorked(day) && idle <= IDLE_DAYS_MAX) continue;
    left -= 1;
    idle = 0;
  }
  if (!isWorked(first)) return startOfDayNumber(day + 1, zone);
  const clock = from + zone.offsetAt(from) - first * DAY;
  return momentOfWall(day * DAY + clock, zone);
}
