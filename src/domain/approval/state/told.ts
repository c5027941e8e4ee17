import type { Id } from "../../id.ts";
import { APPROVAL_EVENTS_MAX, APPROVAL_RUNS_MAX } from "../../limits.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import { APPROVAL_SIZE_MAX } from "../flow/flow-limits.ts";
import type { ApprovalEvent, ApprovalState } from "./approval-state.ts";

/** Who does it, what they say to it, and when. */
export interface Doing {
  readonly userId: Id;
  readonly initiatorId: Id;
  readonly remarks: string;
  readonly now: number;
  /** What they sign with. */
  readonly signature?: string | undefined;
  /** When what is asked for was last changed, epoch ms. */
  readonly filledTime?: number | undefined;
}

/** What comes by the clock is nobody's doing. */
export const NOBODYS = 0;

/** Nobody waits for this person's word now (code 506 of forms-approvals 7.4), with who did what last. */
export const NOT_YOUR_TURN = 506;
/** The form has no flow in use by which it could be decided (code 504 of forms-approvals 7.4). */
export const FLOW_OUT_OF_USE = 504;
/** What is asked for was deleted (code 511 of forms-approvals 7.4). */
export const EXAMINE_DELETED = 511;
/** What is sent leaves out something that is needed (code 512 of forms-approvals 7.4). */
export const EXAMINE_INCOMPLETE = 512;

interface EventDetails {
  readonly runId?: number;
  readonly userIds?: readonly Id[];
  readonly fileIds?: readonly Id[];
  readonly forId?: Id;
}

/** What says of which words it was said. */
const FILLED = new Set<ApprovalEvent["what"]>(["start", "resubmit", "approve"]);

/** A request with one thing more that was done. */
export function withEvent(
  state: ApprovalState,
  what: ApprovalEvent["what"],
  { userId, remarks, now, signature, filledTime }: Omit<Doing, "initiatorId">,
  { runId = 0, userIds = [], fileIds = [], forId = userId }: EventDetails = {},
): ApprovalState {
  const event: ApprovalEvent = {
    what,
    userId,
    runId,
    userIds: [...userIds],
    remarks,
    time: now,
    ...(forId !== userId && { forId }),
    ...(signature !== undefined && { signature }),
    ...(filledTime !== undefined && FILLED.has(what) && { filledTime }),
    ...(fileIds.length > 0 && { fileIds: [...fileIds] }),
  };
  return { ...state, events: [...state.events, event] };
}

/** What decides nothing: whoever is too late is told who decided, and not who spoke. */
const ASIDE = new Set<ApprovalEvent["what"]>(["comment", "urge", "remind"]);

/** Nobody waits for this person's word now, because of what was done last: by whom, with whom, and when. */
export function notYourTurn(state: Pick<ApprovalState, "status" | "events">): Refusal {
  const last = state.events.findLast(({ what }) => !ASIDE.has(what));
  const by = last && {
    userId: last.userId,
    what: last.what,
    userIds: last.userIds,
    time: last.time,
  };
  return {
    code: NOT_YOUR_TURN,
    reason: "approval.notYourTurn",
    data: { status: state.status, ...by },
  };
}

/**
 * Why nothing more can be done with a request that has become too long to lie on devices; it can still be ended. What is only
 * said has half of the room, so that nobody talks it to where it cannot be decided.
 */
export function refuseLong(state: ApprovalState, room: 0.5 | 1 = 1): Refusal | undefined {
  const isLong =
    state.events.length >= APPROVAL_EVENTS_MAX * room ||
    state.runs.length >= APPROVAL_RUNS_MAX ||
    JSON.stringify(state).length >= APPROVAL_SIZE_MAX * room;
  return isLong ? parameterError("approval.tooLong") : undefined;
}
