import { failure, type Result, success } from "#base/result.ts";
import type { Id } from "../../id.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import { actAside, type AsideAct } from "./act-aside.ts";
import type { ApprovalEvent, ApprovalState, StepRun, StepTask } from "./approval-state.ts";
import type { Course } from "./course.ts";
import { withFlowCopies } from "./copies.ts";
import { withoutDeputy } from "./deputies.ts";
import { asking, endAll, openRun, withRun } from "./open-run.ts";
import { comeTo, firstToAsk, proceed, settleRun } from "./proceed.ts";
import { agreedIn, askedNow, earlierRuns } from "./standing.ts";
import { type Doing, notYourTurn, refuseLong, withEvent } from "./told.ts";
import { mayResubmit } from "./what-can-be-done.ts";

/** What moves a request on along its flow. */
type CourseAct =
  | { readonly what: "resubmit" }
  | { readonly what: "approve" | "reject" }
  | { readonly what: "transfer" | "addBefore" | "addAfter"; readonly userIds: readonly Id[] }
  /** Back to a run of this round, and from there straight here again or through all that lies between; 0 = to the person who asks. */
  | { readonly what: "sendBack"; readonly toRun: number; readonly straight: boolean };

/** What somebody can do with a request. */
export type Act = CourseAct | AsideAct;

type Acted = Result<ApprovalState, Refusal>;

const ASIDE = new Set<Act["what"]>(["withdraw", "comment", "urge", "void"]);

/** Whether it has to be known where the flow goes. */
export function needsCourse(does: Act): does is CourseAct {
  return !ASIDE.has(does.what);
}

/** A request that begins: the first who has to be asked is asked. */
export function begin(course: Course, { userId, now, filledTime }: Doing): ApprovalState {
  const empty: ApprovalState = { status: 3, round: 1, runs: [], events: [], copies: [] };
  const started = withEvent(empty, "start", { userId, now, remarks: "", filledTime });
  return withFlowCopies(undefined, proceed(started, course, undefined, now), course, now);
}

/** What a request becomes by what somebody does; refused where it is not theirs to do now. */
export function act(state: ApprovalState, course: Course, doing: Doing, does: Act): Acted {
  if (!needsCourse(does)) return actAside(state, doing, does);
  const refusal = refuseLong(state);
  if (refusal) return failure(refusal);
  const acted = actOn(state, course, doing, does);
  return acted.ok ? success(withFlowCopies(state, acted.value, course, doing.now)) : acted;
}

function actOn(state: ApprovalState, course: Course, doing: Doing, does: CourseAct): Acted {
  if (does.what === "resubmit") return resubmit(state, course, doing);
  const asked = askedNow(state, doing.userId);
  return asked ? decide(state, course, doing, does, asked) : failure(notYourTurn(state));
}

type Deciding = Exclude<CourseAct, { what: "resubmit" }>;

function decide(
  state: ApprovalState,
  course: Course,
  doing: Doing,
  does: Deciding,
  { run, task }: { readonly run: StepRun; readonly task: StepTask },
): Acted {
  const { now, remarks } = doing;
  const settled = (status: StepTask["status"]): StepRun =>
    withTask(run, task, { ...spokenBy(task, doing.userId), status, remarks, time: now });
  const told = (userIds: readonly Id[] = []) =>
    withEvent(state, does.what, doing, { runId: run.id, userIds, forId: task.userId });
  switch (does.what) {
    case "approve": {
      const after = settled(1);
      const tasks = run.mode === "sequence" ? asking("sequence", after.tasks) : after.tasks;
      return success(settleRun(told(), course, { ...after, tasks }, now));
    }
    case "reject":
      return success({ ...endAll(withRun(told(), settled(2)), now), status: 2 });
    case "transfer":
      // Whoever is asked in their place decides alone what the flow keeps from whoever asks.
      if (!course.allowsOwn && does.userIds.includes(doing.initiatorId))
        return failure(parameterError("approval.notToWhoAsks"));
      return transfer(told(does.userIds), { run, task }, settled(7), does.userIds);
    case "addBefore": {
      const { nodeId, name, id: resumesRun } = run;
      const waits = withRun(
        told(does.userIds),
        withTask(run, task, { ...withoutDeputy(task), status: 0 }),
      );
      const place = { nodeId, name, resumesRun, resumesUser: task.userId };
      const added = { ...place, kind: "added", mode: "joint", userIds: does.userIds } as const;
      return success(openRun(waits, added, now).state);
    }
    case "addAfter": {
      const queue = [...run.queue, [...does.userIds]];
      return success(withRun(told(does.userIds), { ...run, queue }));
    }
    default:
      return sendBack(endAll(withRun(told(), settled(6)), now), course, run, does, now);
  }
}

/** Somebody else is asked in the same place. */
function transfer(
  state: ApprovalState,
  { run, task }: { readonly run: StepRun; readonly task: StepTask },
  after: StepRun,
  [userId]: readonly Id[],
): Acted {
  // Whoever hands it over is asked as well, and whoever they stand in for.
  const isIn = run.tasks.some((one) => one.userId === userId && isOpen(one));
  if (userId === undefined || isIn) return failure(parameterError("approval.askedAlready"));
  const to: StepTask = { userId, status: 3, auto: false, remarks: "", time: 0 };
  const tasks = after.tasks.toSpliced(run.tasks.indexOf(task) + 1, 0, to);
  return success(withRun(state, { ...after, tasks }));
}

/** Back to whoever decided earlier in this round, or to the person who asks. */
function sendBack(
  state: ApprovalState,
  course: Course,
  from: StepRun,
  { toRun, straight }: Extract<Act, { what: "sendBack" }>,
  now: number,
): Acted {
  if (toRun === 0) return success({ ...state, status: 5 });
  const target = earlierRuns(state, from).find(({ id }) => id === toRun);
  if (!target || !course.nodeOf(target.nodeId))
    return failure(parameterError("approval.noSuchStep"));
  const userIds = agreedIn(target);
  const { nodeId, name, mode } = target;
  const thenNode = straight ? from.nodeId : 0;
  return success(openRun(state, { nodeId, name, mode, userIds, thenNode }, now).state);
}

function resubmit(state: ApprovalState, course: Course, doing: Doing): Acted {
  if (!mayResubmit(state, doing)) return failure(notYourTurn(state));
  const next = { ...withEvent(state, "resubmit", doing), round: state.round + 1 };
  const refusing = refusingNode(state, course);
  const node = refusing && firstToAsk(state, course, undefined, refusing.id);
  return success(
    node ? comeTo(next, course, node, doing.now) : proceed(next, course, undefined, doing.now),
  );
}

/** What ends with a step that has not agreed. */
const DISAGREES = new Set<ApprovalEvent["what"]>(["reject", "sendBack", "lapseBack"]);

/** The step that did not agree, where the flow goes on from there. */
function refusingNode(state: ApprovalState, course: Course) {
  if (course.recheck !== "fromRejecting" || state.status === 4) return undefined;
  const refusal = state.events.findLast(({ what }) => DISAGREES.has(what));
  const run = state.runs.find(({ id }) => id === refusal?.runId);
  return run && course.nodeOf(run.nodeId);
}

/** What is settled by whom it is asked, or by who stands in for them. */
function spokenBy(task: StepTask, userId: Id): StepTask {
  return task.userId === userId ? withoutDeputy(task) : { ...task, deputyId: userId };
}

function isOpen({ status }: StepTask): boolean {
  return status === 0 || status === 3;
}

function withTask(run: StepRun, before: StepTask, after: StepTask): StepRun {
  return { ...run, tasks: run.tasks.map((task) => (task === before ? after : task)) };
}
