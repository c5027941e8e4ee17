import { dayOfDate } from "#domain/task/times/calendar-day.ts";

const pad = (value: number) => String(value).padStart(2, "0");

/** A day as a field for dates writes it. */
export function fieldOfDay(time: number): string {
  const date = new Date(time);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** The day that stands in a field for dates; undefined while none does. */
export function dayOfField(field: string): number | undefined {
  const [year = 0, month = 0, date = 0] = field.split("-").map(Number);
  return year < 1970 || year > 9000 ? undefined : dayOfDate(year, month, date);
}
