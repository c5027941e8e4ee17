import type { Id } from "../../id.ts";
import type { StepMode } from "../flow/flow.ts";
import type { ApprovalState, StepRun, StepTask } from "./approval-state.ts";
import { withoutDeputy } from "./deputies.ts";

/** What a run begins with; the rest is the usual. */
interface RunStart extends Partial<
  Pick<StepRun, "kind" | "resumesRun" | "resumesUser" | "queue" | "thenNode" | "dueTime">
> {
  readonly nodeId: number;
  readonly name: string;
  readonly mode: StepMode;
  readonly userIds: readonly Id[];
  /** Those who need not be asked again. */
  readonly decided?: ReadonlySet<Id>;
}

/** Asks people: one after the other, or all at once. */
export function openRun(
  state: ApprovalState,
  { userIds, decided = new Set(), ...start }: RunStart,
  now: number,
): { readonly state: ApprovalState; readonly run: StepRun } {
  const tasks = userIds.map((userId): StepTask => {
    const auto = decided.has(userId);
    return { userId, status: auto ? 1 : 0, auto, remarks: "", time: auto ? now : 0 };
  });
  const run: StepRun = {
    kind: "step",
    resumesRun: 0,
    resumesUser: 0,
    queue: [],
    thenNode: 0,
    ...start,
    id: state.runs.length + 1,
    round: state.round,
    tasks: asking(start.mode, tasks),
    startTime: now,
    endTime: 0,
  };
  return { state: { ...state, status: 3, runs: [...state.runs, run] }, run };
}

/** The tasks with those asked whose turn it is. */
export function asking(mode: StepMode, tasks: readonly StepTask[]): StepTask[] {
  if (mode !== "sequence") {
    return tasks.map((task) => (task.status === 0 ? { ...task, status: 3 } : task));
  }
  if (tasks.some(({ status }) => status === 3)) return [...tasks];
  const turn = tasks.findIndex(({ status }) => status === 0);
  return tasks.map((task, at) => (at === turn ? { ...task, status: 3 } : task));
}

/** Whether nobody is needed any more: whoever is first counts, or all have to agree (seed 001 section 4). */
export function isDone({ mode, tasks }: Pick<StepRun, "mode" | "tasks">): boolean {
  return mode === "either"
    ? tasks.length === 0 || tasks.some(({ status }) => status === 1)
    : tasks.every(({ status }) => status !== 0 && status !== 3);
}

export function withRun(state: ApprovalState, run: StepRun): ApprovalState {
  return { ...state, runs: state.runs.map((other) => (other.id === run.id ? run : other)) };
}

/** Ends a run, and with it those who were asked as well on the way to it: whoever was still asked is not any more. */
export function endRun(state: ApprovalState, runId: number, now: number): ApprovalState {
  const ends = new Set([runId]);
  for (const { id, resumesRun } of state.runs) if (ends.has(resumesRun)) ends.add(id);
  const runs = state.runs.map((run) =>
    ends.has(run.id) && run.endTime === 0
      ? { ...run, endTime: now, tasks: run.tasks.map((task) => settledWithout(task, now)) }
      : run,
  );
  return { ...state, runs };
}

/** Ends all that is open. */
export function endAll(state: ApprovalState, now: number): ApprovalState {
  const open = state.runs.filter(({ endTime }) => endTime === 0);
  return open.reduce((ended, { id }) => endRun(ended, id, now), state);
}

function settledWithout(task: StepTask, time: number): StepTask {
  return task.status === 0 || task.status === 3
    ? { ...withoutDeputy(task), status: 8, time }
    : task;
}
