import dayjs, { type Dayjs } from "dayjs";
import { type Clock, type WorkingDay, workingDayOf } from "#domain/company/default-times.ts";
import type { Times } from "#domain/task/task-times.ts";

/** Keys of the times that are one press away. */
export const TIME_SHORTCUTS = ["today", "tomorrow", "thisWeek", "days3", "days5", "days7"] as const;
export type TimeShortcut = (typeof TIME_SHORTCUTS)[number];

const days = { days3: 3, days5: 5, days7: 7 } as const;

/** From today's start to the end of the day after so many days; epoch ms. */
export function timesInDays(
  count: number,
  now: number,
  { start, end }: WorkingDay = workingDayOf(),
): Times {
  const today = dayjs(now).startOf("day");
  return [at(today, start), endOf(today.add(count, "day"), end, now)];
}

/** The times a shortcut stands for; none of them ends in the past. */
export function timesOfShortcut(
  shortcut: TimeShortcut,
  now: number,
  day: WorkingDay = workingDayOf(),
): Times {
  const today = dayjs(now).startOf("day");
  switch (shortcut) {
    case "today":
      return timesInDays(0, now, day);
    case "tomorrow": {
      const tomorrow = today.add(1, "day");
      return [at(tomorrow, day.start), endOf(tomorrow, day.end, now)];
    }
    case "thisWeek":
      return timesInDays((7 - today.day()) % 7, now, day);
    default:
      return timesInDays(days[shortcut], now, day);
  }
}

function at(day: Dayjs, { hour, minute }: Clock): number {
  return day.hour(hour).minute(minute).valueOf();
}

function endOf(day: Dayjs, clock: Clock, now: number): number {
  const end = at(day, clock);
  return end > now ? end : day.hour(23).minute(59).valueOf();
}
