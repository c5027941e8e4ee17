import { dateOf } from "../form/calendar/civil.ts";
import { dayAt, type Zone } from "../form/calendar/zone.ts";
import { jsonOfValue, UNKNOWN, type Value } from "../form/expression/value.ts";
import { exactOf, isExact, toNumber } from "../form/number/exact.ts";
import type { Id } from "../id.ts";
import { type KnownLeave, leaveAccount } from "./left-of.ts";

/** The fact by which formulas ask how much leave somebody has left. */
export const LEAVE_BALANCE = "leaveBalance";

/** What it is asked beside: which record asks, where and when. */
interface Asking {
  readonly recordId: Id;
  readonly zone: Zone;
  readonly now: number;
}

/**
 * `leaveBalance(person, kind, date)`: the days of this kind that are left in the year of the date, of this year without one.
 * Unknown of anybody but those whose leave is known here, and of kinds that are not counted; nothing is guessed.
 */
export function leaveBalanceFact(
  args: readonly Value[],
  known: KnownLeave | undefined,
  { recordId, zone, now }: Asking,
): Value {
  const [who = null, kind = null, date = null] = args;
  if (!known || args.includes(UNKNOWN) || kind === null) return UNKNOWN;
  if (Number(jsonOfValue(who)) !== known.userId) return UNKNOWN;
  const year = yearOf(isExact(date) ? toNumber(date) : now, zone);
  const account = leaveAccount(known, { year, kind: String(jsonOfValue(kind)), except: recordId });
  return account ? exactOf(account.left / 2) : UNKNOWN;
}

/** The year in which a moment lies, where somebody is. */
export function yearOf(time: number, zone: Zone): number {
  return dateOf(dayAt(time, zone)).year;
}
