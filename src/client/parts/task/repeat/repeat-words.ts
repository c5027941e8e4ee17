import type { TFunction } from "i18next";
import { LAST_DAY, type RepeatRule } from "#domain/task/repeat/repeat-rule.ts";

const DAY = 86_400_000;
/** A Monday, and a year in which every date is. */
const MONDAY = Date.UTC(1970, 0, 5);
const LEAP_YEAR = 2000;

/** What a rule is said in. */
export interface RepeatTongue {
  readonly t: TFunction<"task-repeat">;
  /** BCP 47 */
  readonly locale: string;
  /** The day of a moment. */
  readonly day: (time: number) => string;
}

/** A rule as a person would say it: "Every 2 weeks on Monday, until Dec 24". */
export function repeatWords({ t, locale, day }: RepeatTongue, rule: RepeatRule): string {
  let words = onWhichDays(t, locale, rule);
  if (rule.after === "completion") words = t("counted", { rule: words });
  if (rule.endTime > 0) words = t("until", { rule: words, date: day(rule.endTime) });
  if (rule.endCount > 0) words = t("times", { rule: words, count: rule.endCount });
  return words;
}

function onWhichDays(t: TFunction<"task-repeat">, locale: string, rule: RepeatRule): string {
  const { unit, every, weekdays, month, monthDay } = rule;
  const often = every === 1 ? t(`each.${unit}`) : t(`many.${unit}`, { count: every });
  if (unit === "week" && weekdays.length > 0) {
    if (every === 1 && weekdays.join("") === "12345") return t("workdays");
    const names = weekdays.map((weekday) => weekdayName(locale, weekday, "long"));
    return t("onDays", { rule: often, days: new Intl.ListFormat(locale).format(names) });
  }
  if (unit === "year" && month > 0 && monthDay > 0)
    return t("onDate", { rule: often, date: dateName(locale, month, monthDay) });
  if (unit === "month" && monthDay === LAST_DAY) return t("onLastDay", { rule: often });
  if (unit === "month" && monthDay > 0) return t("onDay", { rule: often, day: monthDay });
  return often;
}

/** What a day of the week is called, 1 = Monday. */
export function weekdayName(locale: string, weekday: number, length: "long" | "short"): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: length, timeZone: "UTC" });
  return format.format(MONDAY + (weekday - 1) * DAY);
}

function dateName(locale: string, month: number, day: number): string {
  const format = new Intl.DateTimeFormat(locale, {
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
  return format.format(Date.UTC(LEAP_YEAR, month - 1, day));
}
