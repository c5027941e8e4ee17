import type { Approval } from "../approval/approval.ts";
import type { Change } from "../command.ts";
import type { Id } from "../id.ts";
import { get, type Reading } from "../reading.ts";
import type { Record } from "../record/record.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import type { LeaveBooking } from "./leave-booking.ts";
import { leaveAccount } from "./left-of.ts";
import { readKnownLeave } from "./read-known-leave.ts";
import { readAskedLeave } from "./read-leave.ts";

/** What a request is to the leave that it asks for. */
function stateOf({ status }: Pick<Approval, "status">): LeaveBooking["state"] {
  if (status === 1) return "taken";
  return status === 3 ? "asked" : "back";
}

/**
 * What a request makes of the leave that it asks for: kept for it while it is decided, taken once it has passed, given back
 * where it came to nothing. Read anew whenever it is asked for or passes, because it may have been changed in between.
 */
export function* bookLeave(
  approval: Pick<Approval, "recordId" | "status" | "createUserId">,
  now: number,
): Reading<LeaveBooking | undefined> {
  const { recordId, createUserId: initiatorId } = approval;
  const before = yield* get("leaveBooking", recordId);
  const state = stateOf(approval);
  if (before?.state === state) return undefined;
  if (state === "back") return before && { ...before, state, updateTime: now };
  const record = yield* get("record", recordId);
  const asked = record && (yield* readAskedLeave(record, { initiatorId, now }));
  // A form that no longer says whose leave it was gives back nothing that was kept.
  if (!asked) return before && { ...before, state, updateTime: now };
  const known = yield* readKnownLeave(asked.userId);
  const account = leaveAccount(known, { ...asked, except: recordId });
  if (!account) return before && { ...before, state, updateTime: now };
  const { lastYear: _ends, ...counted } = asked;
  return { ...counted, id: recordId, recordId, state, left: account.left, updateTime: now };
}

/** The change that a booking is. */
export function bookingChange(put: LeaveBooking): Change {
  return { entity: "leaveBooking", action: "update", put };
}

/** Why leave cannot be asked for: more than is left of one's own, of a kind of which nobody may take more, or in two years at once. */
export function* refuseLeave(
  record: Record,
  { userId, now }: { readonly userId: Id; readonly now: number },
): Reading<Refusal | undefined> {
  const asked = yield* readAskedLeave(record, { initiatorId: userId, now });
  // What others have left is not told to whoever asks for them: those who decide see it.
  if (asked?.userId !== userId) return undefined;
  const known = yield* readKnownLeave(userId);
  const account = leaveAccount(known, { ...asked, except: record.id });
  const kind = known.kinds.find(({ key }) => key === asked.kind);
  if (!account || kind?.over !== "refuse") return undefined;
  // All of it is booked in one year: days of the next one would be taken out of what is left of this one.
  if (asked.lastYear !== asked.year)
    return parameterError("leave.twoYears", { first: asked.year, second: asked.lastYear });
  if (asked.halves <= account.left) return undefined;
  return parameterError("leave.tooLittle", { days: asked.halves / 2, left: account.left / 2 });
}
