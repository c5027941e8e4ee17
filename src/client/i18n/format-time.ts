import dayjs from "dayjs";
import type { TFunction } from "i18next";
import { relativeTime } from "./relative-time.ts";

/** Ways to say a moment (epoch ms) in the person's language. None of them throws, whatever the moment. */
export interface FormatTime {
  /** "3 hours ago", by the rule of seed 000 §9. */
  relative(time: number): string;
  /** "Nov 24, 2026 17:00", "24.11.2026 17:00", "2026-11-24 17:00" */
  absolute(time: number): string;
  /** "Nov 24, 2026", "24.11.2026", "2026-11-24" */
  fullDate(time: number): string;
  /** "Today 08:00 – 17:00", "24.11.2026 08:00 – 26.11.2026 17:00"; both days where they differ. */
  span(start: number, end: number): string;
  /** "17:00" */
  timeOfDay(time: number): string;
  /** "Today", "Yesterday", else the date. */
  day(time: number): string;
  /** "Today 17:00", "Tomorrow 8:00", "Nov 24", for due times. */
  due(time: number): string;
  /** "Nov 2026" */
  month(time: number): string;
  /** "17:00" today, else the weekday or the date: for lists. */
  short(time: number): string;
}

/** What stands for a moment that no calendar knows. */
const UNKNOWN = "–";
/** Milliseconds around 1970 that a calendar reaches at all. */
const CALENDAR_REACH = 8.64e15;

/** Whether there is a day for a moment: rows from before there was a limit may lie beyond all of them. */
export function isInCalendar(time: number): boolean {
  return Math.abs(time) <= CALENDAR_REACH;
}

/** A moment as machines write it; undefined for one that no calendar knows. */
export function isoTime(time: number): string | undefined {
  return isInCalendar(time) ? new Date(time).toISOString() : undefined;
}

/** All that can be said of moments as seen from now. */
export function createFormatTime(t: TFunction<"time">, locale: string, now: number): FormatTime {
  const timeOfDay = (time: number) => dayjs(time).format("HH:mm");
  const fullDate = (time: number) => writeFullDate(locale, time);
  const absolute = (time: number) => `${fullDate(time)} ${timeOfDay(time)}`;
  const daysFromNow = (time: number) =>
    dayjs(time).startOf("day").diff(dayjs(now).startOf("day"), "day");
  const thisYear = dayjs(now).year();
  const date = (time: number) =>
    dateFormat(locale, dayjs(time).year() === thisYear ? "day" : "date").format(time);
  const nearDay = (time: number) => {
    const days = daysFromNow(time);
    if (days === 0) return t("today");
    if (days === 1) return t("tomorrow");
    return days === -1 ? t("yesterday") : undefined;
  };
  return {
    relative: said((time) => {
      const relative = relativeTime(time, now);
      if (relative.unit === "justNow") return t("justNow");
      if (relative.unit === "date") return fullDate(time);
      return t(`ago.${relative.unit}`, { count: relative.count });
    }),
    absolute: said(absolute),
    fullDate: said(fullDate),
    span: (start, end) => {
      const moment = (time: number) => `${nearDay(time) ?? fullDate(time)} ${timeOfDay(time)}`;
      const until = dayjs(start).isSame(end, "day") ? timeOfDay : moment;
      return `${said(moment)(start)} – ${said(until)(end)}`;
    },
    timeOfDay: said(timeOfDay),
    day: said((time) => nearDay(time) ?? date(time)),
    due: said((time) => {
      const near = nearDay(time);
      return near ? `${near} ${timeOfDay(time)}` : date(time);
    }),
    month: said((time) => dateFormat(locale, "month").format(time)),
    short: said((time) => {
      const days = daysFromNow(time);
      if (days === 0) return timeOfDay(time);
      return days > -7 && days < 0 ? dayjs(time).format("ddd") : date(time);
    }),
  };
}

function said(say: (time: number) => string): (time: number) => string {
  return (time) => (isInCalendar(time) ? say(time) : UNKNOWN);
}

/** Chinese (simplified) writes dates as the seeds do; every other language in its own way. */
function writeFullDate(locale: string, time: number): string {
  return locale === "zh-Hans"
    ? dayjs(time).format("YYYY-MM-DD")
    : dateFormat(locale, "full").format(time);
}

const dateParts = {
  day: { month: "short", day: "numeric" },
  date: { month: "short", day: "numeric", year: "numeric" },
  month: { month: "short", year: "numeric" },
  full: { dateStyle: "medium" },
} as const;

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than using it a hundred times. */
function dateFormat(locale: string, parts: keyof typeof dateParts): Intl.DateTimeFormat {
  const name = `${locale} ${parts}`;
  const known = dateFormats.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, dateParts[parts]);
  dateFormats.set(name, made);
  return made;
}
