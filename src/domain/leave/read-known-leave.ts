import { COMPANY_ID } from "../company/company-id.ts";
import type { Id } from "../id.ts";
import { get, list, type Reading } from "../reading.ts";
import type { KnownLeave } from "./left-of.ts";

/** All that is known of somebody's leave. */
export function* readKnownLeave(userId: Id): Reading<KnownLeave> {
  const kinds = (yield* get("leaveSetting", COMPANY_ID))?.kinds ?? [];
  if (kinds.length === 0) return { userId, kinds, allowances: [], bookings: [] };
  const allowances = yield* list("leaveAllowance", { userId });
  const bookings = yield* list("leaveBooking", { userId });
  return { userId, kinds, allowances, bookings };
}
