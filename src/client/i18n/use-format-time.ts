import dayjs from "dayjs";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { relativeTime } from "./relative-time.ts";
import { useNow } from "./use-now.ts";

/** Ways to say a moment (epoch ms) in the person's language. */
export interface FormatTime {
  /** "3 hours ago", by the rule of seed 000 §9. */
  relative(time: number): string;
  /** "2026-11-24 17:00" */
  absolute(time: number): string;
  /** "2026-11-24 8:00 – 17:00"; both days where they differ. */
  span(start: number, end: number): string;
  /** "17:00" */
  timeOfDay(time: number): string;
  /** "Today", "Yesterday", else the date. */
  day(time: number): string;
  /** "Today 17:00", "Tomorrow 8:00", "Nov 24", for due times. */
  due(time: number): string;
  /** "17:00" today, else the weekday or the date: for lists. */
  short(time: number): string;
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than using it a hundred times. */
function dateFormat(locale: string, thisYear: boolean): Intl.DateTimeFormat {
  const name = `${locale} ${thisYear}`;
  const known = dateFormats.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, {
    month: "short",
    day: "numeric",
    ...(!thisYear && { year: "numeric" }),
  });
  dateFormats.set(name, made);
  return made;
}

export function useFormatTime(): FormatTime {
  const { t, i18n } = useTranslation("time");
  const now = useNow();
  const locale = localeOf(i18n.language);
  return useMemo(() => {
    const absolute = (time: number) => dayjs(time).format("YYYY-MM-DD HH:mm");
    const timeOfDay = (time: number) => dayjs(time).format("HH:mm");
    const daysFromNow = (time: number) =>
      dayjs(time).startOf("day").diff(dayjs(now).startOf("day"), "day");
    const thisYear = dayjs(now).year();
    const date = (time: number) => dateFormat(locale, dayjs(time).year() === thisYear).format(time);
    const nearDay = (time: number) => {
      const days = daysFromNow(time);
      if (days === 0) return t("today");
      if (days === 1) return t("tomorrow");
      return days === -1 ? t("yesterday") : undefined;
    };
    return {
      relative(time) {
        const relative = relativeTime(time, now);
        if (relative.unit === "justNow") return t("justNow");
        if (relative.unit === "date") return dayjs(time).format("YYYY-MM-DD");
        return t(`ago.${relative.unit}`, { count: relative.count });
      },
      absolute,
      span: (start, end) =>
        `${absolute(start)} – ${dayjs(start).isSame(end, "day") ? timeOfDay(end) : absolute(end)}`,
      timeOfDay,
      day: (time) => nearDay(time) ?? date(time),
      due(time) {
        const near = nearDay(time);
        return near ? `${near} ${timeOfDay(time)}` : date(time);
      },
      short(time) {
        const days = daysFromNow(time);
        if (days === 0) return timeOfDay(time);
        return days > -7 && days < 0 ? dayjs(time).format("ddd") : date(time);
      },
    };
  }, [t, locale, now]);
}
