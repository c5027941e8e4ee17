import type { ApprovalState } from "./approval-state.ts";

/** Whether what is asked for stays as it was read: it is being decided, or was agreed to (seed 001 section 4). */
export function holdsRecord({ status }: Pick<ApprovalState, "status">): boolean {
  return status === 1 || status === 3;
}

/** Whether nothing more comes of it: it has passed, or was voided. What came back can be asked for again. */
export function isOver({ status }: Pick<ApprovalState, "status">): boolean {
  return status === 1 || status === 8;
}
