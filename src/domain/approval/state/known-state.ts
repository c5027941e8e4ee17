import { approvalStateShape, type ApprovalState } from "./approval-state.ts";
import { parameterError, type Refusal } from "../../refusal.ts";

/** What a newer version has made is kept as it is, and not acted upon by one that does not know what it means. */
export const madeByNewer: Refusal = parameterError("approval.newer");

/** Whether this version knows everything that was done with a request, and what became of it; what it does not, came from a newer one. */
export function isKnownState(state: ApprovalState): boolean {
  return approvalStateShape.safeParse(state).success;
}
