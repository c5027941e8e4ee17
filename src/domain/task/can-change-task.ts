import type { Actor } from "../command.ts";
import type { Id } from "../id.ts";
import { memberOfOpenPlan, type Membership, readerOfOpenPlan } from "../plan/can-change-plan.ts";
import { type InPlan, mayIn, type PlanAct, refuseAct } from "../plan/plan-acts.ts";
import { get, type Reading } from "../reading.ts";
import { noAccess, type Refusal, taskGone } from "../refusal.ts";
import { assistsTask, ownersOf, ownsTask, type Task } from "./task.ts";

type Right = { ok: true } | { ok: false; refusal: Refusal };

const granted: Right = { ok: true };

function unclaimed(task: Task): boolean {
  return ownersOf(task).length === 0;
}

/** The plan and somebody's part in it, as far as it says what they may do with its tasks. */
type Seen = Pick<Membership, "member"> & InPlan;

/**
 * Name, description, people, times, colour, priority: whoever may change everybody's, the task's
 * people, its maker; anyone while nobody owns it. Of a subtask also its own owner.
 */
export function canChangeTask(main: Task, seen: Seen, task: Task = main): Right {
  const { userId } = seen.member;
  const may =
    mayIn(seen, "changeTasks") ||
    unclaimed(main) ||
    main.userId === userId ||
    ownsTask(main, userId) ||
    ownsTask(task, userId) ||
    assistsTask(main, userId);
  return may ? granted : { ok: false, refusal: noAccess("task.peopleOnly") };
}

/**
 * Complete and turn into another state: whoever may change everybody's, its owners, its maker; anyone
 * while nobody owns it. A subtask is completed by its own owner too.
 */
export function canCompleteTask(main: Task, seen: Seen, task: Task = main): Right {
  const { userId } = seen.member;
  const may =
    mayIn(seen, "changeTasks") ||
    unclaimed(main) ||
    main.userId === userId ||
    ownsTask(main, userId) ||
    ownsTask(task, userId);
  return may ? granted : { ok: false, refusal: noAccess("task.ownersOnly") };
}

/** Other times: whoever may change the task, and give times in this plan. */
export function canSetTimes(main: Task, seen: Seen, task: Task = main): Right {
  return alsoMay(seen, "setTimes", canChangeTask(main, seen, task));
}

/** To another column: whoever may complete the task, and move any in this plan. */
export function canMoveTask(task: Task, seen: Seen): Right {
  return alsoMay(seen, "moveTasks", canCompleteTask(task, seen));
}

/** Put away and bring back: whoever may complete the task, and put any away in this plan. */
export function canArchiveTask(task: Task, seen: Seen): Right {
  return alsoMay(seen, "archiveTasks", canCompleteTask(task, seen));
}

/** Delete for good: whoever may change everybody's, its owners, its maker, and a subtask whoever may change its task. */
export function canRemoveTask(main: Task, seen: Seen, task: Task = main): Right {
  if (task.parentId > 0) return alsoMay(seen, "removeTasks", canChangeTask(main, seen));
  const { userId } = seen.member;
  const may = mayIn(seen, "changeTasks") || task.userId === userId || ownsTask(task, userId);
  const own: Right = may ? granted : { ok: false, refusal: noAccess("task.ownersOnly") };
  return alsoMay(seen, "removeTasks", own);
}

function alsoMay(seen: Seen, act: PlanAct, right: Right): Right {
  const refusal = right.ok ? refuseAct(seen, act) : undefined;
  return refusal ? { ok: false, refusal } : right;
}

/** What a rule about a task starts from. */
export interface TaskMembership extends Membership {
  readonly task: Task;
  /** The task itself, or for a subtask its parent, whose people have their rights to it too. */
  readonly main: Task;
}

/** The task with the caller's membership in its plan; refused to whoever is not in it, and to whoever only observes it. */
export function* taskOfMember(
  taskId: Id,
  actor: Actor,
): Reading<{ ok: true; value: TaskMembership } | { ok: false; refusal: Refusal }> {
  return yield* taskWithin(taskId, actor, memberOfOpenPlan);
}

/** As taskOfMember, for what whoever observes a plan may do too. */
export function* taskOfReader(
  taskId: Id,
  actor: Actor,
): Reading<{ ok: true; value: TaskMembership } | { ok: false; refusal: Refusal }> {
  return yield* taskWithin(taskId, actor, readerOfOpenPlan);
}

function* taskWithin(
  taskId: Id,
  actor: Actor,
  inPlan: typeof memberOfOpenPlan,
): Reading<{ ok: true; value: TaskMembership } | { ok: false; refusal: Refusal }> {
  const task = yield* get("task", taskId);
  if (!task) return { ok: false, refusal: taskGone(taskId) };
  const membership = yield* inPlan(task.planId, actor);
  if (!membership.ok) return membership;
  const parent = task.parentId > 0 ? yield* get("task", task.parentId) : undefined;
  return { ok: true, value: { ...membership.value, task, main: parent ?? task } };
}
