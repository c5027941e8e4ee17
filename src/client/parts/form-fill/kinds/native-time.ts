import { formatDate, parseDate } from "#domain/form/calendar/date-format.ts";
import type { Zone } from "#domain/form/calendar/zone.ts";
import type { Json } from "#domain/form/json/json.ts";

/** How the browser asks for a date of some format, and how it writes one. */
export interface NativeTime {
  readonly type: "number" | "month" | "date" | "datetime-local";
  readonly format: string;
  /** Seconds between what can be chosen. */
  readonly step?: number;
}

/** The browser's own field for dates of this format: the finest unit decides. */
export function nativeTime(format: string): NativeTime {
  if (format.includes("s"))
    return { type: "datetime-local", format: "yyyy-MM-ddTHH:mm:ss", step: 1 };
  if (/[hHm]/.test(format)) return { type: "datetime-local", format: "yyyy-MM-ddTHH:mm" };
  if (/[dD]/.test(format)) return { type: "date", format: "yyyy-MM-dd" };
  return format.includes("M")
    ? { type: "month", format: "yyyy-MM" }
    : { type: "number", format: "yyyy" };
}

/** A moment as the browser's field has it. */
export function nativeText(moment: Json, { format }: NativeTime, zone: Zone): string {
  return typeof moment === "number" ? formatDate(moment, format, zone) : "";
}

/** The moment that a text of the browser's field means; null while it means none. */
export function momentOfNative(text: string, { format }: NativeTime, zone: Zone): number | null {
  return parseDate(text, format, zone) ?? parseDate(`${text}:00`, format, zone) ?? null;
}
