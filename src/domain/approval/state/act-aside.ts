import { failure, type Result, success } from "#base/result.ts";
import type { Id } from "../../id.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import type { ApprovalState } from "./approval-state.ts";
import { endAll } from "./open-run.ts";
import { askedUserIds } from "./standing.ts";
import { type Doing, notYourTurn, refuseLong, withEvent } from "./told.ts";
import { mayVoid, mayWithdraw, urgeFrom } from "./what-can-be-done.ts";

/** What can be done with a request wherever its flow goes: it ends, or stays where it stands. */
export type AsideAct =
  | { readonly what: "withdraw" | "urge" }
  /** With those whom it names, and files that come with it. */
  | { readonly what: "comment"; readonly userIds?: readonly Id[]; readonly fileIds?: readonly Id[] }
  /** `manages`: the person steps in for the flow, or administers the company. */
  | { readonly what: "void"; readonly manages: boolean };

/** What has passed cannot be withdrawn (code 4201 of forms-approvals 7.4). */
export const ALREADY_PASSED = 4201;
/**
 * What nobody decides for any other reason cannot be withdrawn either: it was rejected, withdrawn or voided, or came back to who
 * asked. Where the code comes from it says the same as 4201 (forms-approvals 7.3); of a rejected request that would be untrue.
 */
export const NOT_IN_REVIEW = 4202;

export function actAside(
  state: ApprovalState,
  doing: Doing,
  does: AsideAct,
): Result<ApprovalState, Refusal> {
  switch (does.what) {
    case "comment":
      return refusedAsLong(state) ?? success(withEvent(state, "comment", doing, does));
    case "urge":
      return refusedAsLong(state) ?? urge(state, doing);
    case "void":
      return mayVoid(state, { ...doing, manages: does.manages })
        ? success(ended(state, doing, 8))
        : failure(notYourTurn(state));
    default:
      if (mayWithdraw(state, doing)) return success(ended(state, doing, 4));
      return failure(refuseWithdrawal(state, doing));
  }
}

/** Why it cannot be withdrawn; whoever comes too late is told who did what. */
function refuseWithdrawal(state: ApprovalState, { userId, initiatorId }: Doing): Refusal {
  const late = notYourTurn(state);
  if (userId !== initiatorId) return late;
  return state.status === 1
    ? { ...late, code: ALREADY_PASSED, reason: "approval.alreadyPassed" }
    : { ...late, code: NOT_IN_REVIEW, reason: "approval.notInReview" };
}

/** Why no more can be said to it. */
function refusedAsLong(state: ApprovalState): Result<never, Refusal> | undefined {
  const refusal = refuseLong(state, 0.5);
  return refusal && failure(refusal);
}

function urge(state: ApprovalState, doing: Doing): Result<ApprovalState, Refusal> {
  const from = urgeFrom(state, doing);
  if (from === undefined) return failure(notYourTurn(state));
  return doing.now < from
    ? failure(parameterError("approval.urgedAlready", { from }))
    : success(withEvent(state, "urge", doing, { userIds: askedUserIds(state) }));
}

/** What nobody decides any more. */
function ended(state: ApprovalState, doing: Doing, status: 4 | 8): ApprovalState {
  const what = status === 4 ? "withdraw" : "void";
  return { ...endAll(withEvent(state, what, doing), doing.now), status };
}
