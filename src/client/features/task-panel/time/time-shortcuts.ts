import dayjs, { type Dayjs } from "dayjs";
import type { Times } from "#domain/task/task-times.ts";

/** Hours at which a working day starts and ends. */
const DAY_STARTS = 9;
const DAY_ENDS = 18;

/** Keys of the times that are one press away. */
export const TIME_SHORTCUTS = ["today", "tomorrow", "thisWeek", "days3", "days5", "days7"] as const;
export type TimeShortcut = (typeof TIME_SHORTCUTS)[number];

const days = { days3: 3, days5: 5, days7: 7 } as const;

/** From today's start to the end of the day after so many days; epoch ms. */
export function timesInDays(count: number, now: number): Times {
  const today = dayjs(now).startOf("day");
  return [startOf(today), endOf(today.add(count, "day"), now)];
}

/** The times a shortcut stands for; none of them ends in the past. */
export function timesOfShortcut(shortcut: TimeShortcut, now: number): Times {
  const today = dayjs(now).startOf("day");
  switch (shortcut) {
    case "today":
      return timesInDays(0, now);
    case "tomorrow": {
      const tomorrow = today.add(1, "day");
      return [startOf(tomorrow), endOf(tomorrow, now)];
    }
    case "thisWeek":
      return timesInDays((7 - today.day()) % 7, now);
    default:
      return timesInDays(days[shortcut], now);
  }
}

function startOf(day: Dayjs): number {
  return day.hour(DAY_STARTS).valueOf();
}

function endOf(day: Dayjs, now: number): number {
  const end = day.hour(DAY_ENDS).valueOf();
  return end > now ? end : day.hour(23).minute(59).valueOf();
}
