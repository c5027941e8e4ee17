import type { Approval } from "#domain/approval/approval.ts";
import { allNodes } from "#domain/approval/definition/read-flow.ts";
import type { Flow } from "#domain/approval/flow/flow.ts";
import type { ApprovalEvent, StepRun } from "#domain/approval/state/approval-state.ts";

type What = ApprovalEvent["what"];

/** What a request stands at once this was done last; anything else leaves it in review, or lets it pass. */
const ENDS: Partial<Record<What, readonly number[]>> = {
  reject: [2],
  withdraw: [4],
  void: [8],
  lapseBack: [5],
  sendBack: [3, 5],
};
const ASIDE = new Set<What>(["comment", "urge", "remind"]);

/** What in a request did not come about as its flow says, as far as that can be told without asking the product. */
export function wrongCourse(approval: Approval, flow: Flow): string[] {
  const { status, round, runs, events, dueTime } = approval;
  const last = events.findLast(({ what }) => !ASIDE.has(what));
  const may = (last && ENDS[last.what]) ?? [1, 3];
  const again = events.filter(({ what }) => what === "resubmit").length;
  const open = runs.filter((run) => run.round === round && run.endTime === 0);
  const times = open.flatMap((run) => (run.dueTime ? [run.dueTime] : []));
  const due = status === 3 && times.length > 0 ? Math.min(...times) : 0;
  return [
    ...(may.includes(status) ? [] : [`stands at ${status} after ${last?.what}`]),
    ...(round === again + 1 ? [] : [`is in round ${round} after ${again} more askings`]),
    ...(due === dueTime ? [] : [`is due at ${dueTime}, its steps at ${due}`]),
    ...(status === 3 || open.length === 0 ? [] : [`stands at ${status} with an open step`]),
    ...runs.flatMap((run) => wrongRun(run, approval)),
    ...wrongOrder(approval, flow),
    ...wrongResume(approval, flow),
  ];
}

/** A step is over when its mode says so, and asks in the order of its mode. */
function wrongRun({ id, mode, kind, tasks, endTime }: StepRun, approval: Approval): string[] {
  const asked = tasks.filter(({ status }) => status === 3).length;
  const waits = tasks.filter(({ status }) => status === 0).length;
  const words = tasks.filter(({ status, auto }) => status === 1 && !auto).length;
  const isHandedUp = approval.events.some(({ what, runId }) => what === "escalate" && runId === id);
  const isHeld = approval.runs.some(
    ({ resumesRun, endTime: ended }) => resumesRun === id && ended === 0,
  );
  const wrong = [
    ...(endTime > 0 && asked + waits > 0 ? ["is over and asks"] : []),
    ...(endTime === 0 && asked === 0 && !isHeld ? ["is open and asks nobody"] : []),
    ...(mode === "sequence" && asked > 1 && !isHandedUp ? ["asks several in a sequence"] : []),
    ...(mode !== "sequence" && waits > 0 && !isHeld ? ["lets people wait out of a sequence"] : []),
    ...(mode === "either" && words > 1 ? ["has two words where one is enough"] : []),
    ...(kind === "added" && mode !== "joint" ? ["asks as well in another way than all"] : []),
  ];
  return wrong.map((what) => `has run ${id}, which ${what}`);
}

/** Within a round the flow is gone through forwards, but for who sends it back, and for what comes straight back from there. */
function wrongOrder({ runs, events }: Approval, flow: Flow): string[] {
  const places = new Map(allNodes(flow.nodes).map(({ id }, place) => [id, place]));
  const steps = runs.filter(({ kind }) => kind === "step");
  return steps.flatMap((run, at) => {
    const before = steps[at - 1];
    if (!places.has(run.nodeId)) return [`came to ${run.nodeId}, which is not of its flow`];
    if (!before || before.round !== run.round) return [];
    const sentBack = events.some(
      ({ what, runId }) => what === "sendBack" && isIn(runs, runId, before.id),
    );
    const forwards = (places.get(before.nodeId) ?? 0) < (places.get(run.nodeId) ?? 0);
    const isStraight = before.thenNode === run.nodeId;
    return forwards || sentBack || isStraight
      ? []
      : [`went from ${before.nodeId} to ${run.nodeId} in one round`];
  });
}

/** Whether a run is another one, or was added to it on the way. */
function isIn(runs: readonly StepRun[], runId: number, stepId: number): boolean {
  if (runId === stepId) return true;
  const run = runs.find(({ id }) => id === runId);
  const step = runs.find(({ id }) => id === stepId);
  return run?.kind === "added" && run.nodeId === step?.nodeId && run.round === step.round;
}

/** Whether all who had to had agreed in a step when it was come to before. */
function hasAgreed(runs: readonly StepRun[], again: StepRun): boolean {
  const before = runs.findLast(
    ({ id, kind, nodeId }) => id < again.id && kind === "step" && nodeId === again.nodeId,
  );
  const words = before?.tasks.map(({ status }) => status) ?? [0];
  return words.every((status) => status === 1 || status === 7);
}

/** Where it was refused it goes on with that step, if the flow says so; else, and where it was withdrawn, from the beginning. */
function wrongResume({ runs, events }: Approval, { recheck, nodes }: Flow): string[] {
  const wrong: string[] = [];
  const isPlain = nodes.every(({ kind }) => kind !== "branching");
  let round = 1;
  let refused: ApprovalEvent | undefined;
  for (const event of events) {
    if (event.what === "reject" || event.what === "sendBack" || event.what === "lapseBack")
      refused = event;
    const isWithdrawn = event.what === "withdraw";
    if (isWithdrawn) refused = undefined;
    if (event.what !== "resubmit") continue;
    round += 1;
    const first = runs.find((run) => run.round === round);
    const at = runs.find(({ id }) => id === refused?.runId);
    const resumes = recheck === "fromRejecting" && at !== undefined;
    // What was changed may lead by a step that has not agreed, or by no more of what refused.
    const isElsewhere = first && first.nodeId !== at?.nodeId && hasAgreed(runs, first);
    if (resumes && isElsewhere && isPlain)
      wrong.push(`went on with ${first.nodeId}, and was refused in ${at.nodeId}`);
    const [top] = nodes;
    if (!resumes && first && top?.kind === "step" && first.nodeId !== top.id)
      wrong.push(`began again with ${first.nodeId}`);
  }
  return wrong;
}
