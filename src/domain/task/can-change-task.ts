import type { Actor } from "../command.ts";
import type { Id } from "../id.ts";
import { memberOfOpenPlan, type Membership, readerOfOpenPlan } from "../plan/can-change-plan.ts";
import { isLeader } from "../plan/plan-role.ts";
import type { PlanUser } from "../plan/plan-user.ts";
import { get, type Reading } from "../reading.ts";
import { noAccess, type Refusal, taskGone } from "../refusal.ts";
import { assistsTask, ownersOf, ownsTask, type Task } from "./task.ts";

type Right = { ok: true } | { ok: false; refusal: Refusal };

const granted: Right = { ok: true };

function unclaimed(task: Task): boolean {
  return ownersOf(task).length === 0;
}

/**
 * Name, description, people, times, colour, priority: the leader, the task's
 * people, its maker; anyone while nobody owns it. Of a subtask also its own owner.
 */
export function canChangeTask(main: Task, member: PlanUser, task: Task = main): Right {
  const may =
    isLeader(member) ||
    unclaimed(main) ||
    main.userId === member.userId ||
    ownsTask(main, member.userId) ||
    ownsTask(task, member.userId) ||
    assistsTask(main, member.userId);
  return may ? granted : { ok: false, refusal: noAccess("task.peopleOnly") };
}

/**
 * Complete, move, archive: the leader, its owners, its maker; anyone while nobody
 * owns it. A subtask is completed by its own owner too.
 */
export function canMoveTask(main: Task, member: PlanUser, task: Task = main): Right {
  const may =
    isLeader(member) ||
    unclaimed(main) ||
    main.userId === member.userId ||
    ownsTask(main, member.userId) ||
    ownsTask(task, member.userId);
  return may ? granted : { ok: false, refusal: noAccess("task.ownersOnly") };
}

/** Delete for good: the leader, its owners, its maker. */
export function canRemoveTask(task: Task, member: PlanUser): Right {
  const may = isLeader(member) || task.userId === member.userId || ownsTask(task, member.userId);
  return may ? granted : { ok: false, refusal: noAccess("task.ownersOnly") };
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
