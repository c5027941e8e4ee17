import { type WorkingDay, workingDayOf } from "../../company/default-times.ts";
import type { Times } from "../task-times.ts";
import { addDays, atClock, lastOfMonth, mondayOf, startOfDay } from "./calendar-day.ts";

/** Keys of the times that are one press away. */
export const QUICK_TIMES = [
  "today",
  "tomorrow",
  "thisWeek",
  "nextWeek",
  "thisMonth",
  "days3",
  "days5",
  "days7",
] as const;
export type QuickTime = (typeof QUICK_TIMES)[number];

const counted = { days3: 3, days5: 5, days7: 7 } as const;

/** From a day's start of work to the end of work on another one, which may be the same. */
export function timesOfDays(first: number, last: number, now: number, day: WorkingDay): Times {
  return [atClock(first, day.start), endOfWork(last, now, day)];
}

/** When work ends on a day; at midnight where that has passed already. */
export function endOfWork(date: number, now: number, { end }: WorkingDay): number {
  const time = atClock(date, end);
  return time > now ? time : atClock(date, { hour: 23, minute: 59 });
}

/** From today's start to the end of the day after so many days; epoch ms. */
export function timesInDays(count: number, now: number, day: WorkingDay = workingDayOf()): Times {
  return timesOfDays(startOfDay(now), addDays(now, count), now, day);
}

/** From today's start to the end of this week's Sunday. */
function timesOfThisWeek(now: number, day: WorkingDay): Times {
  return timesOfDays(startOfDay(now), addDays(mondayOf(now), 6), now, day);
}

/** From the start of next week's Monday to the end of its Sunday. */
function timesOfNextWeek(now: number, day: WorkingDay): Times {
  const monday = addDays(mondayOf(now), 7);
  return timesOfDays(monday, addDays(monday, 6), now, day);
}

/** The times a quick choice stands for; none of them ends in the past. */
export function timesOfQuick(
  quick: QuickTime,
  now: number,
  day: WorkingDay = workingDayOf(),
): Times {
  switch (quick) {
    case "today":
      return timesInDays(0, now, day);
    case "tomorrow":
      return timesOfDays(addDays(now, 1), addDays(now, 1), now, day);
    case "thisWeek":
      return timesOfThisWeek(now, day);
    case "nextWeek":
      return timesOfNextWeek(now, day);
    case "thisMonth":
      return timesOfDays(startOfDay(now), lastOfMonth(now), now, day);
    default:
      return timesInDays(counted[quick], now, day);
  }
}
