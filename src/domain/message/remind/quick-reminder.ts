import { addDays, atClock, mondayOf } from "../../task/times/calendar-day.ts";

/** Times to be reminded at that are one press away. */
export const QUICK_REMINDERS = ["minutes20", "hour", "tomorrow", "nextMonday"] as const;
export type QuickReminder = (typeof QUICK_REMINDERS)[number];

const MINUTE = 60_000;
/** When a day begins of which no time of day was said. */
export const MORNING = { hour: 9, minute: 0 } as const;

/** The moment a quick choice stands for; a morning is 9:00 by the clock of where the person is, whatever the clock does until then. */
export function timeOfQuickReminder(quick: QuickReminder, now: number): number {
  switch (quick) {
    case "minutes20":
      return now + 20 * MINUTE;
    case "hour":
      return now + 60 * MINUTE;
    case "tomorrow":
      return atClock(addDays(now, 1), MORNING);
    case "nextMonday":
      return atClock(addDays(mondayOf(now), 7), MORNING);
  }
}
