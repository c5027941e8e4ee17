import type { Id } from "../../id.ts";
import type { ApprovalState, StepRun, StepTask } from "./approval-state.ts";
import type { Course } from "./course.ts";
import { withFlowCopies } from "./copies.ts";
import { withoutDeputy } from "./deputies.ts";
import { endAll, endRun, withRun } from "./open-run.ts";
import { goOnBehind } from "./proceed.ts";
import { askedUserIds, openRuns } from "./standing.ts";
import { NOBODYS, withEvent } from "./told.ts";

/**
 * What becomes of a request of which steps were not decided in time. However late it is looked at, each deadline counts
 * once; a step that is come to by that has its own time from now on.
 */
export function lapse(state: ApprovalState, course: Course, now: number): ApprovalState {
  let current = state;
  for (const { id } of openRuns(state)) {
    const run = openRuns(current).find((one) => one.id === id);
    if (current.status === 3 && run && isDue(run, now))
      current = lapseRun(current, course, run, now);
  }
  return withFlowCopies(state, current, course, now);
}

function isDue({ dueTime = 0 }: StepRun, now: number): boolean {
  return dueTime > 0 && dueTime <= now;
}

function lapseRun(state: ApprovalState, course: Course, due: StepRun, now: number): ApprovalState {
  const run: StepRun = { ...due, dueTime: 0 };
  const node = course.nodeOf(run.nodeId);
  const told = (what: "remind" | "escalate" | "lapse" | "lapseBack", userIds: readonly Id[] = []) =>
    withRun(withEvent(state, what, { ...byClock, now }, { runId: run.id, userIds }), run);
  switch (node?.kind === "step" ? node.deadline?.late : undefined) {
    case "pass":
      return goOnBehind(endRun(told("lapse"), run.id, now), course, run, now);
    case "return":
      return { ...endAll(told("lapseBack"), now), status: 5 };
    case "escalate": {
      const heads = headsFor(run, course);
      if (heads.length === 0) return told("remind", askedUserIds(state));
      return withRun(told("escalate", heads), { ...run, tasks: handedUp(run, heads, now) });
    }
    case "remind":
      return told("remind", askedUserIds(state));
    default:
      // What the flow no longer gives a time for.
      return withRun(state, run);
  }
}

const byClock = { userId: NOBODYS, remarks: "" };

/** Who is asked instead of those who are asked now, and is not asked there already. */
function headsFor({ tasks }: StepRun, course: Course): Id[] {
  const open = new Set(tasks.filter(isOpen).map(({ userId }) => userId));
  const asked = tasks.filter(({ status }) => status === 3);
  const heads = asked.flatMap(({ userId }) => course.headsOf(userId));
  return [...new Set(heads)].filter((userId) => !open.has(userId));
}

function handedUp({ tasks }: StepRun, heads: readonly Id[], now: number): StepTask[] {
  const before = tasks.map((task): StepTask =>
    task.status === 3 ? { ...withoutDeputy(task), status: 7, time: now } : task,
  );
  const at = tasks.findLastIndex(({ status }) => status === 3);
  const asked = heads.map((userId): StepTask => {
    return { userId, status: 3, auto: false, remarks: "", time: 0 };
  });
  return before.toSpliced(at + 1, 0, ...asked);
}

function isOpen({ status }: StepTask): boolean {
  return status === 0 || status === 3;
}
