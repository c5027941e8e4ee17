import type { Id } from "../../id.ts";
import type { ApprovalState } from "./approval-state.ts";
import type { Course } from "./course.ts";
import { outcomeOf } from "./standing.ts";

/** Tells people of a request who have not heard of it; of those who have, only whom it is told again. */
export function withCopies(
  state: ApprovalState,
  userIds: readonly Id[],
  now: number,
  { again = false } = {},
): ApprovalState {
  const told = new Set(userIds);
  const before = state.copies.map((copy) =>
    again && told.has(copy.userId) ? { ...copy, time: now, readTime: 0 } : copy,
  );
  const known = new Set(before.map(({ userId }) => userId));
  const added = [...told].filter((userId) => !known.has(userId));
  return {
    ...state,
    copies: [...before, ...added.map((userId) => ({ userId, time: now, readTime: 0 }))],
  };
}

/** Tells those who get to know of every request what it has become: it was asked for, a step of it was decided, or all was. */
export function withFlowCopies(
  before: ApprovalState | undefined,
  after: ApprovalState,
  course: Course,
  now: number,
): ApprovalState {
  let state = after;
  if (before?.round !== after.round) state = withCopies(state, course.copiesAt("start"), now);
  if (decidedRuns(after) > (before ? decidedRuns(before) : 0))
    state = withCopies(state, course.copiesAt("step"), now, { again: true });
  if (isDecided(after) && !(before && isDecided(before)))
    state = withCopies(state, course.copiesAt("end"), now, { again: true });
  return state;
}

/** Runs in which somebody has said yes or no and nobody is asked any more. */
function decidedRuns({ runs }: ApprovalState): number {
  const said = runs.filter(
    ({ kind, tasks }) =>
      kind === "step" && tasks.some(({ auto, status }) => !auto && (status === 1 || status === 2)),
  );
  return said.filter((run) => outcomeOf(run) !== "open").length;
}

function isDecided({ status }: ApprovalState): boolean {
  return status === 1 || status === 2;
}
