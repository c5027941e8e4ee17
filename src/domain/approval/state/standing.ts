import type { ApprovalState, StepRun, StepTask } from "./approval-state.ts";

/** The runs of this round: what was before it was asked for again counts no more. */
export function currentRuns({ runs, round }: Pick<ApprovalState, "runs" | "round">): StepRun[] {
  return runs.filter((run) => run.round === round);
}

/** The runs that wait for somebody. */
export function openRuns(state: Pick<ApprovalState, "runs" | "round">): StepRun[] {
  return currentRuns(state).filter(({ endTime }) => endTime === 0);
}

/** What somebody is asked now, and where: what is their own word before what they say for somebody who is away. */
export function askedNow(
  state: Pick<ApprovalState, "status" | "runs" | "round">,
  userId: number,
): { readonly run: StepRun; readonly task: StepTask } | undefined {
  const isOwn = (task: StepTask) => task.userId === userId;
  return findAsked(state, isOwn) ?? findAsked(state, ({ deputyId }) => deputyId === userId);
}

function findAsked(
  state: Pick<ApprovalState, "status" | "runs" | "round">,
  isMeant: (task: StepTask) => boolean,
) {
  if (state.status !== 3) return undefined;
  for (const run of openRuns(state)) {
    const task = run.tasks.find((one) => one.status === 3 && isMeant(one));
    if (task) return { run, task };
  }
  return undefined;
}

/** Whose word something is, and who speaks it for them. */
function speakersOf({ userId, deputyId }: StepTask): number[] {
  return deputyId === undefined ? [userId] : [userId, deputyId];
}

/** Who is asked now, for themselves or for somebody who is away; each once. */
export function askedUserIds(state: Pick<ApprovalState, "status" | "runs" | "round">): number[] {
  if (state.status !== 3) return [];
  const asked = openRuns(state).flatMap(({ tasks }) => tasks.filter(({ status }) => status === 3));
  return [...new Set(asked.flatMap(speakersOf))];
}

/** What somebody said themselves, or would have said had they not said it before. */
const SETTLED = new Set<StepTask["status"]>([1, 2, 6, 7]);

/** Who has decided anything of it, or handed it on, in any round; each once. */
export function settledUserIds({ runs }: Pick<ApprovalState, "runs">): number[] {
  const settled = runs.flatMap(({ tasks }) => tasks.filter(({ status }) => SETTLED.has(status)));
  return [...new Set(settled.flatMap(speakersOf))];
}

/** What became of a run: it waits for somebody, was refused or agreed to, or was settled without a word. */
export function outcomeOf({
  tasks,
  endTime,
}: Pick<StepRun, "tasks" | "endTime">): "open" | "refused" | "agreed" | "settled" {
  if (endTime === 0) return "open";
  if (tasks.some(({ status }) => status === 2 || status === 6)) return "refused";
  const isAgreed = tasks.length === 0 || tasks.some(({ status }) => status === 1);
  return isAgreed ? "agreed" : "settled";
}

/** Whether a step agreed when it was last come to, in whatever round, with all who had to; or was passed as its time was over. */
export function standsAgreed(
  { runs, events }: Pick<ApprovalState, "runs" | "events">,
  nodeId: number,
): boolean {
  const last = runs.findLast((run) => run.kind === "step" && run.nodeId === nodeId);
  if (!last) return false;
  if (events.some(({ what, runId }) => what === "lapse" && runId === last.id)) return true;
  const said = last.tasks.map(({ status }) => status);
  if (last.mode === "either" && said.length > 0) return said.includes(1);
  // Whose part was handed over is followed by who has it.
  return said.every((status) => status === 1 || status === 7);
}

/** Those who agreed in a run; each once, also where somebody gave their part to who had agreed already. */
export function agreedIn({ tasks }: Pick<StepRun, "tasks">): number[] {
  const agreed = tasks.filter(({ status }) => status === 1);
  return [...new Set(agreed.map(({ userId }) => userId))];
}

/** The earlier runs to which a request can be sent back from a run: where somebody has agreed in this round. */
export function earlierRuns(
  state: Pick<ApprovalState, "runs" | "round">,
  from: Pick<StepRun, "id">,
): StepRun[] {
  return currentRuns(state).filter((run) => run.id < from.id && agreedIn(run).length > 0);
}

/** Epoch ms at which the first of the open steps has to be decided, 0 = none has to. */
export function nextDue(state: Pick<ApprovalState, "status" | "runs" | "round">): number {
  if (state.status !== 3) return 0;
  const times = openRuns(state).flatMap(({ dueTime = 0 }) => (dueTime > 0 ? [dueTime] : []));
  return times.length === 0 ? 0 : Math.min(...times);
}
