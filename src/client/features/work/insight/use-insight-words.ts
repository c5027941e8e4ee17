import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { isInCalendar } from "#client/i18n/format-time.ts";

/** Ways to say what is measured, in the person's language. */
export interface InsightWords {
  /** "Nov 24" */
  day(time: number): string;
  /** "24.5 hr", from minutes. */
  hours(minutes: number): string;
  /** "3.5 days", and less than one in hours or minutes. */
  length(span: number): string;
  /** "4.3" */
  average(count: number): string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function useInsightWords(): InsightWords {
  const { i18n } = useTranslation("plan-insight");
  return useMemo(() => {
    const locale = localeOf(i18n.language);
    const date = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" });
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    const inUnit = (unit: "minute" | "hour" | "day", maximumFractionDigits: number) =>
      new Intl.NumberFormat(locale, {
        style: "unit",
        unit,
        unitDisplay: "short",
        maximumFractionDigits,
      });
    const [few, many] = [inUnit("hour", 1), inUnit("hour", 0)];
    const [short, days] = [inUnit("minute", 0), inUnit("day", 1)];
    const hours = (count: number) => (count < 10 ? few : many).format(count);
    return {
      day: (time) => (isInCalendar(time) ? date.format(time) : "–"),
      hours: (minutes) => hours(minutes / 60),
      length: (span) => {
        if (span < HOUR) return short.format(span / MINUTE);
        return span < DAY ? hours(span / HOUR) : days.format(span / DAY);
      },
      average: (count) => number.format(count),
    };
  }, [i18n.language]);
}
