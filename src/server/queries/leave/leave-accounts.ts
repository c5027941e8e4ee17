import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type { getLeaveAccounts } from "#contract/calls/leave.ts";
import { COMPANY_ID } from "#domain/company/company-id.ts";
import { leaveAccount } from "#domain/leave/left-of.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { tableOf } from "../../tables/registry.ts";
import type { Db } from "../../tables/sql/db.ts";

/** What leave somebody has in a year. */
export async function leaveAccounts(
  db: Db,
  { userId, year }: ParsedBodyOf<typeof getLeaveAccounts>,
): Promise<Result<ReplyOf<typeof getLeaveAccounts>, Refusal>> {
  if (!(await tableOf("user").get(db, userId))) return failure(parameterError("userUnknown"));
  const [setting, allowances, bookings] = await Promise.all([
    tableOf("leaveSetting").get(db, COMPANY_ID),
    tableOf("leaveAllowance").list(db, { userId }),
    tableOf("leaveBooking").list(db, { userId }),
  ]);
  const kinds = setting?.kinds ?? [];
  const known = { userId, kinds, allowances, bookings };
  const accounts = kinds.flatMap(({ key: kind }) => {
    const account = leaveAccount(known, { year, kind });
    return account ? [{ kind, ...account }] : [];
  });
  const ofYear = bookings.filter((row) => row.year === year);
  const newest = ofYear.toSorted((one, other) => other.updateTime - one.updateTime);
  return success({ accounts, bookings: newest });
}
