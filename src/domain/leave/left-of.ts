import type { Id } from "../id.ts";
import type { LeaveAllowance } from "./leave-allowance.ts";
import type { LeaveBooking } from "./leave-booking.ts";
import type { LeaveKind } from "./leave-setting.ts";

/** What is known of somebody's leave. */
export interface KnownLeave {
  readonly userId: Id;
  readonly kinds: readonly LeaveKind[];
  readonly allowances: readonly LeaveAllowance[];
  readonly bookings: readonly LeaveBooking[];
}

/** How much somebody has of a kind in a year, and what became of it; all in halves of days. */
export interface LeaveAccount {
  readonly allowance: number;
  readonly asked: number;
  readonly taken: number;
  readonly left: number;
}

/** One of somebody's accounts; nothing of a kind that the company does not count. `except`: a record that is looked at itself. */
export function leaveAccount(
  { userId, kinds, allowances, bookings }: KnownLeave,
  {
    year,
    kind: key,
    except,
  }: { readonly year: number; readonly kind: string; readonly except?: Id },
): LeaveAccount | undefined {
  const kind = kinds.find((one) => one.key === key);
  if (!kind) return undefined;
  const isMeant = (row: { userId: Id; year: number; kind: string }) =>
    row.userId === userId && row.year === year && row.kind === key;
  const allowance = allowances.find(isMeant)?.halves ?? kind.halves;
  const own = bookings.filter((row) => isMeant(row) && row.recordId !== except);
  const sum = (state: LeaveBooking["state"]) =>
    own.reduce((total, row) => total + (row.state === state ? row.halves : 0), 0);
  const [asked, taken] = [sum("asked"), sum("taken")];
  return { allowance, asked, taken, left: allowance - asked - taken };
}
