import type { ApprovalState } from "../approval/state/approval-state.ts";
import { holdsRecord } from "../approval/state/decided.ts";

/** What somebody may do to a record. */
export interface RecordActs {
  readonly edit: boolean;
  readonly remove: boolean;
}

/**
 * What is left of it while the record is decided: what is, or was agreed to, stays as it is, but for the fields that a step of its
 * flow asks the person to fill in.
 */
export function actsBeside(
  may: RecordActs,
  approval: Pick<ApprovalState, "status"> | undefined,
  isAsked: boolean,
): RecordActs {
  const isHeld = approval !== undefined && holdsRecord(approval);
  return { edit: isAsked || (may.edit && !isHeld), remove: may.remove && !isHeld };
}
