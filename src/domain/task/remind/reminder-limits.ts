/** Reminders of one task, and how long before its start or end they may come. */
export const REMINDERS_MAX = 5;
export const REMINDER_MINUTES_MAX = 30 * 24 * 60;
