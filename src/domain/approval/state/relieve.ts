import type { Id } from "../../id.ts";
import type { ApprovalState, StepRun, StepTask } from "./approval-state.ts";
import type { Course } from "./course.ts";
import { withFlowCopies } from "./copies.ts";
import { withoutDeputy } from "./deputies.ts";
import { asking, withRun } from "./open-run.ts";
import { settleRun } from "./proceed.ts";
import { openRuns } from "./standing.ts";
import { NOBODYS, withEvent } from "./told.ts";

/** Whether somebody is there to decide. */
type IsThere = (userId: Id) => boolean;

/** Whether something is asked of somebody who is not there any more, nor anybody for them. */
export function isLeftBehind({ status, userId, deputyId }: StepTask, isThere: IsThere): boolean {
  return status === 3 && !isThere(userId) && !(deputyId !== undefined && isThere(deputyId));
}

/**
 * What becomes of a request that waits for people who are not there any more: who leads them is asked instead, or the managers of the
 * flow. Where all of those are asked there already it goes on by their word; it never passes because nobody is left to be asked.
 */
export function relieve(
  state: ApprovalState,
  course: Course,
  isThere: IsThere,
  now: number,
): ApprovalState {
  let current = state;
  for (const { id } of openRuns(state)) {
    for (const { userId } of openRuns(state).find((one) => one.id === id)?.tasks ?? []) {
      const run = openRuns(current).find((one) => one.id === id);
      const task = run?.tasks.find((one) => one.userId === userId && isLeftBehind(one, isThere));
      if (run && task) current = replace(current, course, { run, task }, now);
    }
  }
  return current === state ? state : withFlowCopies(state, current, course, now);
}

function replace(
  state: ApprovalState,
  course: Course,
  { run, task }: { readonly run: StepRun; readonly task: StepTask },
  now: number,
): ApprovalState {
  const open = new Set(
    run.tasks.filter((one) => one !== task && isOpen(one)).map((one) => one.userId),
  );
  const heads = course.headsOf(task.userId).filter((userId) => userId !== task.userId);
  const others = [...new Set(heads)].filter((userId) => !open.has(userId));
  if (others.length === 0 && open.size === 0) return state;
  const details = { runId: run.id, userIds: others, forId: task.userId };
  const told = withEvent(state, "replace", { userId: NOBODYS, remarks: "", now }, details);
  const gone = (status: 7 | 8): StepTask => ({ ...withoutDeputy(task), status, time: now });
  const at = run.tasks.indexOf(task);
  if (others.length > 0) {
    const asked = others.map((userId): StepTask => {
      return { userId, status: 3, auto: false, remarks: "", time: 0 };
    });
    return withRun(told, { ...run, tasks: run.tasks.toSpliced(at, 1, gone(7), ...asked) });
  }
  const left = run.tasks.toSpliced(at, 1, gone(8));
  const tasks = run.mode === "sequence" ? asking("sequence", left) : left;
  return settleRun(told, course, { ...run, tasks }, now);
}

function isOpen({ status }: StepTask): boolean {
  return status === 0 || status === 3;
}
