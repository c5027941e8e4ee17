import type { Id } from "../../id.ts";
import type { ApprovalEvent, ApprovalState, StepTask } from "./approval-state.ts";
import { askedNow, askedUserIds, currentRuns, openRuns } from "./standing.ts";
import { mayResubmit } from "./what-can-be-done.ts";

/** Why somebody has nothing to decide of a request, and the people of that: who did it, or for whom it waits. */
export interface WhyNot {
  readonly why:
    | "passed"
    | "rejected"
    | "sentBack"
    /** The time to decide was over, and it went back by itself. */
    | "lapsed"
    | "withdrawn"
    | "voided"
    /** Their turn comes after these people. */
    | "turn"
    | "decided"
    | "handedOn"
    /** Somebody else decided in the step in which they were asked. */
    | "settled"
    /** They only get to know of it. */
    | "copied"
    | "waits";
  readonly userIds: readonly Id[];
}

interface Person {
  readonly userId: Id;
  readonly initiatorId: Id;
}

/** Undefined where it is theirs to decide now, or to ask again; everybody else is told why it is not. */
export function whyNot(state: ApprovalState, person: Person): WhyNot | undefined {
  const { status } = state;
  if (askedNow(state, person.userId) || mayResubmit({ status }, person)) return undefined;
  return status === 3 ? whyNotInReview(state, person.userId) : whyOver(state);
}

/** What a request ended with, or went back with. */
const ENDS: Readonly<Partial<Record<ApprovalEvent["what"], WhyNot["why"]>>> = {
  reject: "rejected",
  sendBack: "sentBack",
  lapseBack: "lapsed",
  withdraw: "withdrawn",
  void: "voided",
};

/** What a request ended with, or came back with, who did that and what they said; undefined where it is in review or has passed. */
export function endingOf({
  status,
  events,
}: Pick<ApprovalState, "status" | "events">): ApprovalEvent | undefined {
  // What has passed may have been rejected before.
  if (status === 1 || status === 3) return undefined;
  return events.findLast(({ what }) => ENDS[what] !== undefined);
}

function whyOver(state: ApprovalState): WhyNot {
  const last = endingOf(state);
  const why = last && ENDS[last.what];
  if (!why) return { why: "passed", userIds: [] };
  return { why, userIds: last.userId > 0 ? [last.userId] : [] };
}

function whyNotInReview(state: ApprovalState, userId: Id): WhyNot {
  const asked = askedUserIds(state);
  const isTheirs = (task: StepTask) => task.userId === userId || task.deputyId === userId;
  const waiting = openRuns(state).find(({ tasks }) =>
    tasks.some((task) => task.status === 0 && isTheirs(task)),
  );
  if (waiting) {
    const first = waiting.tasks.filter(({ status }) => status === 3);
    const before = first.map((task) => task.userId);
    return { why: "turn", userIds: before.length > 0 ? before : asked };
  }
  const theirs = currentRuns(state).flatMap(({ tasks }) => tasks.filter(isTheirs));
  const { status } = theirs.at(-1) ?? {};
  if (status === 7) return { why: "handedOn", userIds: asked };
  if (status === 8) return { why: "settled", userIds: asked };
  if (status !== undefined) return { why: "decided", userIds: asked };
  const isCopied = state.copies.some((copy) => copy.userId === userId);
  return { why: isCopied ? "copied" : "waits", userIds: asked };
}
