import type { Civil } from "./civil.ts";
import { civilAt, UTC } from "./zone.ts";

const DAY_SECONDS = 86_400;
/** Days from the beginning of spreadsheets' two calendars to 1970. */
const SINCE_1900 = 25_569;
const SINCE_1904 = 24_107;
/** Spreadsheets count a 29 February 1900 that never was. */
const LEAP_MISTAKE = 60;
/** The last day of the year 9999. */
const LAST = 2_958_465;

/** What calendar and clock say of a number of days as spreadsheets count them; undefined for what is no day of theirs. */
export function civilOfDays(days: number, isOldDates: boolean): Civil | undefined {
  if (!Number.isFinite(days) || days < 0 || days > LAST) return undefined;
  const isEarly = !isOldDates && days < LEAP_MISTAKE;
  const since = isOldDates ? SINCE_1904 : SINCE_1900;
  const seconds = Math.round((days + (isEarly ? 1 : 0) - since) * DAY_SECONDS);
  return civilAt(seconds * 1_000, UTC);
}
