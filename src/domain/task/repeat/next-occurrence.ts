import { type Civil, dateOf, dayNumber, monthLength } from "../../form/calendar/civil.ts";
import { civilAt, dayAt, momentOf, namedZone, UTC, type Zone } from "../../form/calendar/zone.ts";
import { TIME_MAX } from "../../limits.ts";
import { LAST_DAY, type RepeatRule, type RepeatUnit } from "./repeat-rule.ts";

type When = Pick<
  RepeatRule,
  "unit" | "every" | "weekdays" | "month" | "monthDay" | "timeZone" | "endTime"
>;

/** At least as many days as the unit can have: a turn that is counted with it has not begun too late. */
const DAYS_AT_MOST: Readonly<Record<RepeatUnit, number>> = {
  day: 1,
  week: 7,
  month: 31,
  year: 366,
};

/** The clock of a rule. */
export function zoneOf({ timeZone }: Pick<RepeatRule, "timeZone">): Zone {
  return namedZone(timeZone) ?? UTC;
}

/**
 * The first moment later than `after` at which a rule that began at `first` (both epoch ms) falls due, by the clock on
 * the wall: an hour that the summer leaves out moves it behind, and a day that a month does not have is its last.
 * undefined where it has come to its end.
 */
export function nextOccurrence(rule: When, first: number, after: number): number | undefined {
  const zone = zoneOf(rule);
  const begin = civilAt(first, zone);
  const beginDay = dayAt(first, zone);
  const passed = Math.max(0, dayAt(after, zone) - beginDay);
  const last = rule.endTime || TIME_MAX;
  for (let turn = Math.floor(passed / (DAYS_AT_MOST[rule.unit] * rule.every)); ; turn += 1) {
    for (const day of daysOfTurn(rule, begin, turn)) {
      const moment = momentOf({ ...begin, ...dateOf(day) }, zone);
      if (moment > last) return undefined;
      if (day >= beginDay && moment > after) return moment;
    }
  }
}

/** The days of the so many-th day, week, month or year of the rule, counted from 1970-01-01, in their order. */
function daysOfTurn(
  { unit, every, weekdays, month, monthDay }: When,
  begin: Pick<Civil, "year" | "month" | "day">,
  turn: number,
): readonly number[] {
  const beginDay = dayNumber(begin.year, begin.month, begin.day);
  const passed = turn * every;
  switch (unit) {
    case "day":
      return [beginDay + passed];
    case "week": {
      const monday = beginDay - weekdayOf(beginDay) + 1 + passed * 7;
      const wanted = weekdays.length > 0 ? weekdays : [weekdayOf(beginDay)];
      return wanted.toSorted((left, right) => left - right).map((day) => monday + day - 1);
    }
    case "month": {
      const months = begin.year * 12 + begin.month - 1 + passed;
      return [dayInMonth(Math.floor(months / 12), (months % 12) + 1, monthDay || begin.day)];
    }
    case "year":
      return [dayInMonth(begin.year + passed, month || begin.month, monthDay || begin.day)];
    default:
      return unit satisfies never;
  }
}

/** The day of the week of a day counted from 1970-01-01, 1 = Monday. The first of January 1970 was a Thursday. */
export function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

function dayInMonth(year: number, month: number, wanted: number): number {
  const length = monthLength(year, month);
  return dayNumber(year, month, wanted === LAST_DAY ? length : Math.min(wanted, length));
}
