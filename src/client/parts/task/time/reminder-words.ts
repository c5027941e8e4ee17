import type { TFunction } from "i18next";
import type { Reminder } from "#domain/task/remind/reminder.ts";

/** The largest first: what is a whole number of one is said in it. */
const UNITS = [
  { unit: "week", minutes: 7 * 24 * 60 },
  { unit: "day", minutes: 24 * 60 },
  { unit: "hour", minutes: 60 },
  { unit: "minute", minutes: 1 },
] as const;

/** When a reminder comes, as a person would say it: "30 minutes before it starts". */
export function reminderWords(
  t: TFunction<"task-remind">,
  locale: string,
  { edge, minutes }: Reminder,
): string {
  const whole = UNITS.find((one) => minutes % one.minutes === 0);
  if (minutes === 0 || !whole) return t(`at.${edge}`);
  const format = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: whole.unit,
    unitDisplay: "long",
  });
  return t(`before.${edge}`, { span: format.format(minutes / whole.minutes) });
}
