import type { Id } from "../../id.ts";
import type { ApprovalEvent, ApprovalState, StepRun, StepTask } from "./approval-state.ts";

/**
 * What was done with a request, as it is printed (seed 001 section 4): 0 returned, 1 passed, 2 initiated, 3 withdrawn,
 * 4 terminated, 5 assigned, 6 added, 7 transferred, 8 changed since it was last asked for or agreed to, 9 revived: asked for
 * again after it had been rejected or withdrawn.
 */
export type HandleStatus = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

const HANDLED: Readonly<Partial<Record<ApprovalEvent["what"], HandleStatus>>> = {
  start: 2,
  resubmit: 2,
  approve: 1,
  lapse: 1,
  reject: 0,
  sendBack: 0,
  lapseBack: 0,
  withdraw: 3,
  void: 4,
  escalate: 5,
  replace: 5,
  addBefore: 6,
  addAfter: 6,
  transfer: 7,
};

/** A line of the record of decisions. */
export interface DecisionLine {
  readonly handleStatus: HandleStatus;
  /** The step, "" = none. */
  readonly nodeName: string;
  /** Who did it, 0 = its time had come. */
  readonly userId: Id;
  /** For whom, where that is not themselves. */
  readonly forId: Id | undefined;
  /** To whom it went by that. */
  readonly userIds: readonly Id[];
  readonly time: number;
  readonly opinion: string;
  /** What they signed with. */
  readonly signature: string | undefined;
}

/** Who decided what and when, in order; what decides nothing is left out. */
export function decisionRecord({
  events,
  runs,
}: Pick<ApprovalState, "events" | "runs">): DecisionLine[] {
  const names = new Map(runs.map(({ id, name }) => [id, name]));
  let filled: number | undefined;
  let hasEnded = false;
  return events.flatMap((event): DecisionLine[] => {
    const { what, userId, forId, runId, userIds, remarks, time, signature, filledTime } = event;
    const isRevived = what === "resubmit" && hasEnded;
    const handleStatus = isRevived ? REVIVED : HANDLED[what];
    const isChanged = filledTime !== undefined && filled !== undefined && filledTime !== filled;
    filled = filledTime ?? filled;
    if (handleStatus === undefined) return [];
    hasEnded = ENDS.has(what);
    const nodeName = names.get(runId) ?? "";
    const line = { handleStatus, nodeName, userId, forId, userIds, time, opinion: remarks };
    const changed = { ...line, handleStatus: CHANGED, userIds: [], opinion: "" } as const;
    const before = isChanged ? [{ ...changed, signature: undefined }] : [];
    return [...before, { ...line, signature }];
  });
}

const CHANGED = 8 satisfies HandleStatus;
const REVIVED = 9 satisfies HandleStatus;
/** What a request is only asked for again behind. */
const ENDS = new Set<ApprovalEvent["what"]>(["reject", "withdraw"]);

/** What somebody signed their word in a run with. */
export function signatureOf(
  events: readonly ApprovalEvent[],
  { id }: Pick<StepRun, "id">,
  { userId, time }: Pick<StepTask, "userId" | "time">,
): string | undefined {
  return events.find(
    (event) =>
      event.runId === id && (event.forId ?? event.userId) === userId && event.time === time,
  )?.signature;
}
