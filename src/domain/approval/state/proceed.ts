import type { Id } from "../../id.ts";
import type { ApprovalState, StepRun } from "./approval-state.ts";
import { withCopies } from "./copies.ts";
import type { Course, DecidingNode } from "./course.ts";
import { endRun, isDone, openRun, withRun } from "./open-run.ts";
import { standsAgreed } from "./standing.ts";

/**
 * Goes on behind a node, to the first step for which somebody has to be asked; at the end the request has passed.
 * Ends for certain: what comes next stands further behind in the flow each time.
 */
export function proceed(
  state: ApprovalState,
  course: Course,
  after: number | undefined,
  now: number,
): ApprovalState {
  let current = state;
  for (let node = course.next(after); node; node = course.next(node.id)) {
    if (node.kind === "copy") {
      const { chosen } = node;
      current = withCopies(current, course.copiesTo(node), now, { ...(chosen && { chosen }) });
      continue;
    }
    const opened = openStep(current, course, node, { thenNode: 0 }, now);
    if (!isDone(opened.run)) return opened.state;
    current = endRun(opened.state, opened.run.id, now);
  }
  return { ...current, status: 1 };
}

/** Comes to a step. */
function openStep(
  state: ApprovalState,
  course: Course,
  node: DecidingNode,
  { thenNode }: Pick<StepRun, "thenNode">,
  now: number,
): ReturnType<typeof openRun> {
  const { userIds, mode } = course.peopleFor(node);
  const decided = decidedBefore(state, course.repeated);
  const deadline = node.kind === "step" ? node.deadline : undefined;
  const due = deadline && { dueTime: course.dueOf(deadline, now) };
  return openRun(
    state,
    { nodeId: node.id, name: node.name, mode, userIds, decided, thenNode, ...due },
    now,
  );
}

/** Comes to a step that is named, and goes on behind it where nobody has to be asked. */
export function comeTo(
  state: ApprovalState,
  course: Course,
  node: DecidingNode,
  now: number,
): ApprovalState {
  const opened = openStep(state, course, node, { thenNode: 0 }, now);
  if (!isDone(opened.run)) return opened.state;
  return proceed(endRun(opened.state, opened.run.id, now), course, node.id, now);
}

/**
 * The step with which it goes on where those are left out that have agreed, `last` at the latest. What was changed meanwhile may lead
 * by others that never agreed: nobody gets past them. Undefined where it is not on the way any more, nor any of these.
 */
export function firstToAsk(
  state: ApprovalState,
  course: Course,
  after: number | undefined,
  last: number,
): DecidingNode | undefined {
  for (let node = course.next(after); node; node = course.next(node.id)) {
    if (node.kind === "copy") continue;
    if (node.id === last || !standsAgreed(state, node.id)) return node;
  }
  return undefined;
}

/** What follows once a run may be done. */
export function settleRun(
  state: ApprovalState,
  course: Course,
  run: StepRun,
  now: number,
): ApprovalState {
  const standing = withRun(state, run);
  if (!isDone(run)) return standing;
  return goOnBehind(endRun(standing, run.id, now), course, run, now);
}

/** What follows a run that has ended: those asked as well, whoever waits for them, or the next step. */
export function goOnBehind(
  ended: ApprovalState,
  course: Course,
  run: StepRun,
  now: number,
): ApprovalState {
  const [first, ...queue] = run.queue;
  if (first) {
    const { nodeId, name, resumesRun, resumesUser, thenNode } = run;
    const place = { nodeId, name, resumesRun, resumesUser, thenNode, queue };
    return openRun(ended, { ...place, kind: "added", mode: "joint", userIds: first }, now).state;
  }
  const waiting = ended.runs.find(({ id }) => id === run.resumesRun);
  if (waiting) return resume(ended, waiting, run.resumesUser);
  const straight =
    run.thenNode === 0 ? undefined : firstToAsk(ended, course, run.nodeId, run.thenNode);
  return straight ? comeTo(ended, course, straight, now) : proceed(ended, course, run.nodeId, now);
}

/** Asks the person again who wanted others to be asked first. */
function resume(state: ApprovalState, run: StepRun, userId: Id): ApprovalState {
  const tasks = run.tasks.map((task) =>
    task.userId === userId && task.status === 0 ? { ...task, status: 3 as const } : task,
  );
  return withRun(state, { ...run, tasks });
}

/** Who need not be asked again, of those who have agreed since it was last sent back. */
function decidedBefore(state: ApprovalState, repeated: Course["repeated"]): ReadonlySet<Id> {
  if (repeated === "each") return new Set();
  const sentBack = state.events.findLast(({ what }) => what === "sendBack")?.runId ?? 0;
  const runs = state.runs.filter(
    ({ round, id, tasks }) => round === state.round && id > sentBack && tasks.length > 0,
  );
  const counted = repeated === "once" ? runs : runs.slice(-1);
  const agreed = counted.flatMap(({ tasks }) => tasks.filter(({ status }) => status === 1));
  return new Set(agreed.map(({ userId }) => userId));
}
