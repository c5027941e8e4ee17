import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { type TickUnit, weekNumber, type Zoom } from "../model/time-scale.ts";

/** What a tick of the head says, and what it says besides. */
export type TickWords = (
  unit: TickUnit,
  tick: number,
  isUpper: boolean,
) => readonly [string, string];

/** The words of the head, in the person's language. */
export function useTickWords(zoom: Zoom): TickWords {
  const { t, i18n } = useTranslation("gantt");
  return useMemo(() => {
    const locale = localeOf(i18n.language);
    const format = (options: Intl.DateTimeFormatOptions) => {
      const { format: say } = new Intl.DateTimeFormat(locale, options);
      return (time: number) => say(time);
    };
    const year = format({ year: "numeric" });
    const longMonth = format({ month: "long", year: "numeric" });
    const shortMonth = format({ month: "narrow" });
    const date = format({ day: "numeric", month: "short" });
    const longDate = format({ weekday: "short", day: "numeric", month: "short" });
    const weekday = format({ weekday: "short", day: "numeric" });
    const hour = format({ hour: "numeric" });
    // Languages write "24日", which is too long for a narrow day.
    const dayNumber = (time: number) => String(new Date(time).getDate());
    return (unit, tick, isUpper) => {
      switch (unit) {
        case "year":
          return [year(tick), ""];
        case "month":
          return [isUpper ? longMonth(tick) : shortMonth(tick), ""];
        case "week":
          return isUpper
            ? [date(tick), t("week", { week: weekNumber(tick) })]
            : [dayNumber(tick), ""];
        case "day":
          if (isUpper) return [longDate(tick), ""];
          return [zoom === "day" ? weekday(tick) : dayNumber(tick), ""];
        case "hour":
          return [hour(tick), ""];
      }
    };
  }, [t, i18n.language, zoom]);
}
