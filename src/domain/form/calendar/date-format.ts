import { type Civil, isCivil, monthLength } from "./civil.ts";
import { civilAt, momentOf, type Zone } from "./zone.ts";

/** How finely a date is kept: the last unit that its format names. */
export type DateUnit = "year" | "month" | "day" | "hour" | "minute" | "second";

/** The format of a date where none is named (seed 001 section 5). */
export const DEFAULT_DATE_FORMAT = "yyyy-MM-dd";

const UNITS: readonly (readonly [mark: RegExp, unit: DateUnit])[] = [
  [/s/, "second"],
  [/m/, "minute"],
  [/[Hh]/, "hour"],
  [/[dD]/, "day"],
  [/M/, "month"],
];
const MARKS = /yyyy|YYYY|MM|dd|DD|HH|hh|mm|ss/g;
const LARGE_TO_SMALL: readonly DateUnit[] = ["year", "month", "day", "hour", "minute", "second"];

/** Which part of a moment each mark of a format writes. */
const PART_OF: Readonly<Record<string, DateUnit>> = {
  yyyy: "year",
  YYYY: "year",
  MM: "month",
  dd: "day",
  DD: "day",
  HH: "hour",
  hh: "hour",
  mm: "minute",
  ss: "second",
};

/** The unit that a format such as "yyyy-MM-dd HH:mm" keeps. */
function unitOf(format: string): DateUnit {
  return UNITS.find(([mark]) => mark.test(format))?.[1] ?? "year";
}

/** A moment as a format writes it. */
export function formatDate(time: number, format: string, zone: Zone): string {
  return formatCivil(civilAt(time, zone), format);
}

/** What calendar and clock say, as a format writes it. */
export function formatCivil(civil: Civil, format: string): string {
  return format.replace(MARKS, (mark) => {
    const part = PART_OF[mark];
    return part ? String(civil[part]).padStart(mark.length, "0") : mark;
  });
}

/** The first moment of the unit a format keeps: a date without a time is midnight (forms-approvals 1.3). */
export function truncateTo(time: number, format: string, zone: Zone): number {
  const kept = LARGE_TO_SMALL.indexOf(unitOf(format));
  const civil = civilAt(time, zone);
  const part = (unit: DateUnit, first: number) =>
    LARGE_TO_SMALL.indexOf(unit) <= kept ? civil[unit] : first;
  return momentOf(
    {
      year: civil.year,
      month: part("month", 1),
      day: part("day", 1),
      hour: part("hour", 0),
      minute: part("minute", 0),
      second: part("second", 0),
    },
    zone,
  );
}

/** The moment a text in exactly this format means; undefined where it has another length, or no calendar has it (forms-approvals 4). */
export function parseDate(text: string, format: string, zone: Zone): number | undefined {
  const civil = parseCivil(text, format);
  return civil && momentOf(civil, zone);
}

/** What a text in exactly this format says. */
export function parseCivil(text: string, format: string): Civil | undefined {
  if (text.length !== format.length) return undefined;
  const civil = { year: 1970, month: 1, day: 1, hour: 0, minute: 0, second: 0 };
  let at = 0;
  for (const { 0: mark, index } of format.matchAll(MARKS)) {
    const written = text.slice(index, index + mark.length);
    const part = PART_OF[mark];
    if (!part || text.slice(at, index) !== format.slice(at, index) || !/^\d+$/.test(written))
      return undefined;
    civil[part] = Number(written);
    at = index + mark.length;
  }
  return text.slice(at) === format.slice(at) && isCivil(civil) ? civil : undefined;
}

/** So many units later; a day that its month lacks is the month's last. */
export function shiftBy(time: number, count: number, unit: DateUnit, zone: Zone): number {
  const { year, month, day, hour, minute, second } = civilAt(time, zone);
  const shifted = { year, month, day, hour, minute: minute, second };
  if (unit === "year" || unit === "month") {
    const months = year * 12 + (month - 1) + count * (unit === "year" ? 12 : 1);
    const [inYear, inMonth] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1];
    const last = monthLength(inYear, inMonth);
    return momentOf({ ...shifted, year: inYear, month: inMonth, day: Math.min(day, last) }, zone);
  }
  if (unit === "day") return shiftDays(time, count, zone);
  return time + count * { hour: 3_600_000, minute: 60_000, second: 1_000 }[unit];
}

/** The same time of day so many days later. */
export function shiftDays(time: number, count: number, zone: Zone): number {
  const wall = time + zone.offsetAt(time);
  return momentOf(civilAt(wall + count * 86_400_000, { offsetAt: () => 0 }), zone);
}
