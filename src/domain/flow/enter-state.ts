import type { Actor, Change } from "../command.ts";
import { type Id, joinKey } from "../id.ts";
import { get, list, type Reading } from "../reading.ts";
import { noAccess, parameterError, type Refusal } from "../refusal.ts";
import { isLeader } from "../plan/plan-role.ts";
import type { PlanUser } from "../plan/plan-user.ts";
import { lastRank, rankBetween } from "../rank.ts";
import { type Completion, completeTask, endTask } from "../task/complete-task.ts";
import { chatPeopleChanges } from "../task/open-task-dialog.ts";
import { subtasksFollowChanges } from "../task/subtasks-follow.ts";
import type { Task } from "../task/task.ts";
import { refuseAbsent } from "../user/refuse-absent.ts";
import { assignPeople } from "./assign-people.ts";
import { broughtInto } from "./flow-fields.ts";
import type { FlowItem } from "./flow-item.ts";

/** Whoever takes a task from one state into another, and what they do it with. */
interface Turn {
  readonly from: FlowItem | undefined;
  readonly to: FlowItem;
  readonly member: PlanUser;
}

/** Refuses a turn that the workflow does not know, and people who may not take it. */
export function refuseTurn({ from, to, member }: Turn): Refusal | undefined {
  if (!from || from.id === to.id) return undefined;
  if (!from.turns.includes(to.id)) {
    return parameterError("flow.notAllowed", { from: from.name, to: to.name });
  }
  return refuseTakingOut(from, member);
}

/** Refuses to take a task out of a state whose people alone do, wherever it would go. */
export function refuseTakingOut(
  from: Pick<FlowItem, "userLimit" | "userIdList">,
  member: PlanUser,
): Refusal | undefined {
  const isLimited = from.userLimit === 1 && !from.userIdList.includes(member.userId);
  return isLimited && !isLeader(member) ? noAccess("flow.userLimit") : undefined;
}

/**
 * The task in another state: an end completes it and leaving one opens it again (seed 000 §4), people come to it
 * and it goes into the state's column, as the state says.
 */
export function* enterState(
  task: Task,
  main: Task,
  to: FlowItem,
  actor: Actor,
): Reading<Completion> {
  const completeTime = to.status === "end" ? actor.now : 0;
  // Whoever gives up what nobody had claimed has not taken it on.
  const end = to.outcome === "cancelled" ? endTask : completeTask;
  const completed = yield* end(task, main, completeTime, actor);
  if ("refusal" in completed) return completed;
  const stated = broughtInto(completed.task, to, actor);
  const assigned = yield* assigning(stated, to, actor);
  const placed = yield* placing(assigned.task, to);
  return {
    task: placed.task,
    changes: [...completed.changes, ...assigned.changes, ...placed.changes],
  };
}

type Step = { task: Task; changes: Change[] };

function* assigning(task: Task, to: FlowItem, actor: Actor): Reading<Step> {
  const userIdList = yield* thoseWhoCan(task.planId, to.userIdList);
  const taskUser = assignPeople(task.taskUser, { ...to, userIdList }, actor.userId);
  const isSame = JSON.stringify(taskUser) === JSON.stringify(task.taskUser);
  if (isSame) return { task, changes: [] };
  const changed = { ...task, taskUser };
  return { task: changed, changes: yield* chatPeopleChanges(changed, actor.now) };
}

/** Those who are still members of the plan, and still there. */
export function* thoseWhoCan(planId: Id, userIds: readonly Id[]): Reading<Id[]> {
  const able: Id[] = [];
  for (const userId of userIds) {
    const member = yield* get("planUser", joinKey(planId, userId));
    if (member && !(yield* refuseAbsent([userId]))) able.push(userId);
  }
  return able;
}

/** Subtasks stand with their task. */
function* placing(task: Task, { columnId }: FlowItem): Reading<Step> {
  const stays = columnId === 0 || columnId === task.columnId || task.parentId > 0;
  const column = stays ? undefined : yield* get("column", columnId);
  if (column?.planId !== task.planId) return { task, changes: [] };
  const siblings = yield* list("task", { columnId, parentId: 0 }, { by: "rank", end: "last" });
  const rank = rankBetween(lastRank(siblings), undefined);
  return {
    task: { ...task, columnId, rank },
    changes: yield* subtasksFollowChanges(task.id, columnId),
  };
}
