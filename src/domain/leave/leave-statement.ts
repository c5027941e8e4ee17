import { type KnownLeave, type LeaveAccount, leaveAccount } from "./left-of.ts";
import type { LeaveBooking } from "./leave-booking.ts";
import type { LeaveKind } from "./leave-setting.ts";

/** What somebody has of one kind of leave in a year, with the requests of which that is made. */
export interface LeaveStatement extends LeaveAccount {
  readonly kind: LeaveKind;
  /** Those that keep or have taken days, the newest first. */
  readonly bookings: readonly LeaveBooking[];
}

/** All kinds of leave that are counted, as they stand in a year. */
export function leaveStatements(known: KnownLeave, year: number): readonly LeaveStatement[] {
  return known.kinds.flatMap((kind) => {
    const account = leaveAccount(known, { year, kind: kind.key });
    const counted = known.bookings.filter(
      (row) =>
        row.userId === known.userId &&
        row.year === year &&
        row.kind === kind.key &&
        row.state !== "back",
    );
    const bookings = counted.toSorted((one, other) => other.updateTime - one.updateTime);
    return account ? [{ kind, ...account, bookings }] : [];
  });
}

/** The years of which there is something to say, and this one; the latest first. */
export function leaveYears(
  { allowances, bookings }: Pick<KnownLeave, "allowances" | "bookings">,
  thisYear: number,
): readonly number[] {
  const years = new Set([thisYear, ...[...allowances, ...bookings].map(({ year }) => year)]);
  return [...years].toSorted((one, other) => other - one);
}
