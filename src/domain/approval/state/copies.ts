import type { Id } from "../../id.ts";
import type { CopyTime } from "../flow/flow.ts";
import type { ApprovalCopy, ApprovalState } from "./approval-state.ts";
import type { Course } from "./course.ts";
import { outcomeOf } from "./standing.ts";

/**
 * Tells people of a request who have not heard of it; of those who have, only whom it is told again. `chosen`: whoever asked
 * chose them, which stands as long as the flow itself does not name them.
 */
export function withCopies(
  state: ApprovalState,
  userIds: readonly Id[],
  now: number,
  { again = false, chosen = false } = {},
): ApprovalState {
  const told = new Set(userIds);
  const before = state.copies.map((copy) => {
    if (!told.has(copy.userId)) return copy;
    const named = chosen ? copy : namedByFlow(copy);
    return again ? { ...named, time: now, readTime: 0 } : named;
  });
  const known = new Set(before.map(({ userId }) => userId));
  const added = [...told].filter((userId) => !known.has(userId));
  return {
    ...state,
    copies: [
      ...before,
      ...added.map((userId): ApprovalCopy => {
        const copy = { userId, time: now, readTime: 0 };
        return chosen ? { ...copy, chosen } : copy;
      }),
    ],
  };
}

function namedByFlow({ chosen: _byWhoAsked, ...copy }: ApprovalCopy): ApprovalCopy {
  return copy;
}

/** Tells those who get to know of every request what it has become: it was asked for, a step of it was decided, or all was. */
export function withFlowCopies(
  before: ApprovalState | undefined,
  after: ApprovalState,
  course: Course,
  now: number,
): ApprovalState {
  const tell = (state: ApprovalState, at: CopyTime, again = false) => {
    const named = withCopies(state, course.copiesAt(at, false), now, { again });
    return withCopies(named, course.copiesAt(at, true), now, { again, chosen: true });
  };
  let state = after;
  if (before?.round !== after.round) state = tell(state, "start");
  if (decidedRuns(after) > (before ? decidedRuns(before) : 0)) state = tell(state, "step", true);
  if (isDecided(after) && !(before && isDecided(before))) state = tell(state, "end", true);
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
