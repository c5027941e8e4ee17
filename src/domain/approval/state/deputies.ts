import type { Id } from "../../id.ts";
import type { ApprovalState, StepRun, StepTask } from "./approval-state.ts";
import { openRuns } from "./standing.ts";

/** Who stands in for somebody now; undefined where they are there, or nobody does. */
export type Deputies = ReadonlyMap<Id, Id>;

/**
 * Asks those who stand in for whoever is away, besides them. Nobody has two words in one step: who is asked in it already,
 * or stands in for somebody else, does not stand in once more; and who asked never decides for anybody.
 */
export function withDeputies(
  state: ApprovalState,
  initiatorId: Id,
  deputies: Deputies,
): ApprovalState {
  if (state.status !== 3) return state;
  const open = new Set(openRuns(state).map(({ id }) => id));
  const runs = state.runs.map((run) =>
    open.has(run.id) ? { ...run, tasks: standIn(run, initiatorId, deputies) } : run,
  );
  return { ...state, runs };
}

function standIn({ tasks }: StepRun, initiatorId: Id, deputies: Deputies): StepTask[] {
  const asked = new Set(tasks.filter(isOpen).map(({ userId }) => userId));
  const kept = tasks.map((task) =>
    isOpen(task) && task.deputyId !== undefined && asked.has(task.deputyId)
      ? withoutDeputy(task)
      : task,
  );
  const speaking = new Set([
    initiatorId,
    ...kept.flatMap(({ userId, deputyId = userId }) => [userId, deputyId]),
  ]);
  return kept.map((task) => {
    const deputyId = deputies.get(task.userId);
    if (task.status !== 3 || task.deputyId !== undefined) return task;
    if (deputyId === undefined || speaking.has(deputyId)) return task;
    speaking.add(deputyId);
    return { ...task, deputyId };
  });
}

/** The same with nobody standing in for those who are asked: who does by now is asked anew. */
export function withoutDeputies(state: ApprovalState): ApprovalState {
  const runs = state.runs.map((run) => {
    const tasks = run.tasks.map((task) => (isOpen(task) ? withoutDeputy(task) : task));
    return { ...run, tasks };
  });
  return { ...state, runs };
}

/** For whom somebody has yet to be found who stands in. */
export function withoutAnybody(state: ApprovalState): Id[] {
  if (state.status !== 3) return [];
  const tasks = openRuns(state).flatMap((run) => run.tasks);
  const alone = tasks.filter(({ status, deputyId }) => status === 3 && deputyId === undefined);
  return [...new Set(alone.map(({ userId }) => userId))];
}

export function withoutDeputy(task: StepTask): StepTask {
  const { deputyId: _nobody, ...alone } = task;
  return alone;
}

function isOpen({ status }: StepTask): boolean {
  return status === 0 || status === 3;
}
