import type { Change } from "../../command.ts";
import type { Reading } from "../../reading.ts";
import { bookingChange, bookLeave } from "../../leave/book-leave.ts";
import type { Approval } from "../approval.ts";
import { chatJoins } from "./approval-chat.ts";
import type { ApprovalState } from "../state/approval-state.ts";
import { readDeputies } from "../delegation/read-deputies.ts";
import { effectsDue } from "../effect/effects-due.ts";
import { lettingIn } from "./letting-in.ts";
import { withDeputies, withoutAnybody } from "../state/deputies.ts";
import { askedUserIds, nextDue, settledUserIds } from "../state/standing.ts";

/** What a request is besides where it stands. */
export type ApprovalFrame = Omit<
  Approval,
  keyof ApprovalState | "version" | "askedIds" | "settledIds" | "dueTime" | "updateTime"
>;

/** A request as it has become, with all let into it whom it concerns now: who is asked, and who gets to know of it. */
export function* approvalChanges(
  frame: ApprovalFrame,
  acted: ApprovalState,
  { version, now }: { readonly version: number; readonly now: number },
): Reading<{ put: Approval; changes: Change[] }> {
  const { createUserId, formId } = frame;
  const deputies = yield* readDeputies(withoutAnybody(acted), formId, now);
  const state = withDeputies(acted, createUserId, deputies);
  const askedIds = askedUserIds(state);
  const settledIds = settledUserIds(state);
  const dueTime = nextDue(state);
  const worked = { askedIds, settledIds, dueTime, updateTime: now };
  const put: Approval = { ...frame, ...state, version, ...worked };
  const changes: Change[] = [{ entity: "approval", action: version === 1 ? "add" : "update", put }];
  changes.push(...(yield* effectsDue(put, now)));
  const booking = yield* bookLeave(put, now);
  if (booking) changes.push(bookingChange(booking));
  const concerned = [...askedIds, ...state.copies.map(({ userId }) => userId)];
  // Whose leave it is may read what becomes of it.
  if (booking) concerned.push(booking.userId);
  const { joined, changes: letIn } = yield* lettingIn(put, concerned, booking?.userId, now);
  changes.push(...letIn);
  changes.push(...(yield* chatJoins(put.id, joined, now)));
  return { put, changes };
}
