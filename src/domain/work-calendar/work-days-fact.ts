import { dayAt, type Zone } from "../form/calendar/zone.ts";
import { UNKNOWN, type Value } from "../form/expression/value.ts";
import { exactOf, isExact, toNumber } from "../form/number/exact.ts";
import { type HalfDay, type WorkingDays, workingDaysBetween } from "./working-days.ts";

/** The fact by which formulas ask how many days the company works. */
export const WORK_DAYS = "workDays";

/**
 * `workDays(from, to)` counts whole days, `workDays(from, half, to, half)` halves of them, "am" or "pm" each; nothing while
 * something of it is missing.
 */
export function workDaysFact(args: readonly Value[], calendar: WorkingDays, zone: Zone): Value {
  if (args.includes(UNKNOWN)) return UNKNOWN;
  const [from, fromHalf, to, toHalf] = args.length === 2 ? wholeDays(args) : args;
  const start = halfDay(from, fromHalf, zone);
  const end = halfDay(to, toHalf, zone);
  return start && end ? exactOf(workingDaysBetween(start, end, calendar)) : null;
}

function wholeDays([from = null, to = null]: readonly Value[]): readonly Value[] {
  return [from, "am", to, "pm"];
}

function halfDay(time: Value = null, half: Value = null, zone: Zone): HalfDay | undefined {
  if (!isExact(time) || (half !== "am" && half !== "pm")) return undefined;
  const day = dayAt(toNumber(time), zone);
  return Number.isSafeInteger(day) ? { day, half } : undefined;
}
