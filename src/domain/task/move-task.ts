import * as z from "zod/mini";
import { type Actor, applied, defineCommand, refused } from "../command.ts";
import { fieldsElsewhere } from "../field/task-fields.ts";
import { changeState } from "../flow/change-state.ts";
import { refuseTakingOut } from "../flow/enter-state.ts";
import { flowOfPlan } from "../flow/flow-of-plan.ts";
import { stateElsewhere } from "../flow/state-elsewhere.ts";
import type { Id } from "../id.ts";
import { TASK_ASSISTANTS_MAX, TASK_OWNERS_MAX } from "../limits.ts";
import { memberOfOpenPlan, whoMayInOpen } from "../plan/can-change-plan.ts";
import { refuseAct } from "../plan/plan-acts.ts";
import type { PlanUser } from "../plan/plan-user.ts";
import { lastRank, rankBetween } from "../rank.ts";
import { get, list, type Reading } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { planScope } from "../scope.ts";
import { givenTimeShape } from "../shape.ts";
import {
  canMoveTask,
  canRemoveTask,
  type TaskMembership,
  taskOfMember,
} from "./can-change-task.ts";
import { membersAmong, planFollowsChanges } from "./change-plan.ts";
import { subtasksFollowChanges } from "./subtasks-follow.ts";
import { chatPeopleChanges } from "./open-task-dialog.ts";
import { tagsElsewhere } from "../tag/task-tags.ts";
import { refuseFullPlan } from "./refuse-full-plan.ts";
import { assistantsOf, ownersOf, type Task, taskShape } from "./task.ts";
import { changePeople, refusePeople } from "./task-people.ts";

const moveShape = z.object({
  taskId: idOf("task"),
  /** The task's plan, or another one of the caller's. */
  planId: idOf("plan"),
  columnId: idOf("column"),
  /** The state of that plan's workflow in which it is then; where that plan has one, this or completeTime is asked for. */
  flowItemId: z.optional(idOf("flowItem")),
  /** Epoch ms of completion, 0 reopens; as it was where left out. */
  completeTime: z.optional(givenTimeShape),
  /** All owners after the move; where left out those before, as far as they are members there. */
  owner: z.optional(z.array(idOf("user")).check(z.maxLength(TASK_OWNERS_MAX))),
  /** All assistants after the move; where left out those before, as far as they are members there. */
  assist: z.optional(z.array(idOf("user")).check(z.maxLength(TASK_ASSISTANTS_MAX))),
});
type Move = z.infer<typeof moveShape>;

/**
 * `plan/task/move`: to the end of another column of its plan or of another plan,
 * with new people where they are named. Fails with 'Not changed' when the place
 * stays (seed 000 §5).
 */
export const moveTask = defineCommand({
  name: "task.move",
  path: "/api/plan/task/move",
  arguments: moveShape,
  reply: taskShape,
  lane: (args) => ({ entity: "task", id: args.taskId }),
  enters: (args) => planScope(args.planId),
  merge: (earlier, later) =>
    earlier.taskId === later.taskId &&
    earlier.planId === later.planId &&
    namesOnlyThePlace(earlier) &&
    namesOnlyThePlace(later)
      ? later
      : undefined,
  claims: ({ taskId, planId, columnId }) => [
    {
      entity: "task",
      id: taskId,
      field: "columnId",
      value: columnId,
      again: { taskId, planId, columnId },
    },
  ],
  *decide(args, actor) {
    const found = yield* taskOfMember(args.taskId, actor);
    if (!found.ok) return refused(found.refusal);
    const { task } = found.value;
    const right = yield* refuseMove(args, actor, found.value);
    if (right) return refused(right);
    const column = yield* get("column", args.columnId);
    if (!column || column.planId !== args.planId) return refused(parameterError("column.gone"));

    const leaves = task.planId !== args.planId;
    const full = leaves
      ? yield* refuseFullPlan(args.planId, yield* countFamily(task.id))
      : undefined;
    if (full) return refused(full);
    const before = leaves ? yield* membersAmong(args.planId, task.taskUser) : task.taskUser;
    const taskUser = changePeople([], {
      addOwner: args.owner ?? ownersOf({ taskUser: before }),
      addAssist: args.assist ?? assistantsOf({ taskUser: before }),
    });
    const refusal = yield* refusePeople(args.planId, before, taskUser);
    if (refusal) return refused(refusal);

    const siblings = yield* list(
      "task",
      { columnId: column.id, parentId: 0 },
      { by: "rank", end: "last" },
    );
    const place = { planId: args.planId, columnId: column.id };
    const rank = rankBetween(lastRank(siblings), undefined);
    const tagIds = leaves ? yield* tagsElsewhere(args.planId, task.tagIds) : task.tagIds;
    const followers = leaves ? yield* membersAmong(args.planId, task.followers) : task.followers;
    const fields = leaves ? yield* fieldsElsewhere(args.planId, task.fields) : task.fields;
    const visibleTo = leaves ? yield* stillShownTo(args.planId, task) : task.visibleTo;
    const parts = { taskUser, followers, visibleTo, tagIds, fields };
    const moved = { ...task, ...place, rank, ...parts, updateTime: actor.now };
    const result = leaves
      ? yield* stateElsewhere(args, actor, moved)
      : yield* changeState(args, actor, { ...found.value, main: moved }, moved);
    if ("refusal" in result) return refused(result.refusal);
    const put = result.task;
    return applied(
      [
        { entity: "task", action: "update", put },
        ...result.changes,
        ...(leaves
          ? yield* planFollowsChanges(put, task.planId)
          : yield* subtasksFollowChanges(put.id, column.id)),
        ...(yield* chatPeopleChanges(put, actor.now)),
      ],
      put,
    );
  },
});

/** State and completion count from their moment, and people who were let in have seen the chat: such a move stays one of its own. */
function namesOnlyThePlace({ completeTime, flowItemId, owner, assist }: Move): boolean {
  return [completeTime, flowItemId, owner, assist].every((part) => part === undefined);
}

/** Out of its plan a task goes for the others there, so that it takes the right to remove it. */
function* refuseMove(
  { planId, columnId }: Move,
  actor: Actor,
  found: TaskMembership,
): Reading<Refusal | undefined> {
  const { task, member } = found;
  if (task.parentId > 0) return parameterError();
  const leaves = task.planId !== planId;
  if (!leaves && task.columnId === columnId) return parameterError("task.notChanged");
  const right = leaves ? canRemoveTask(task, found) : canMoveTask(task, found);
  if (!right.ok) return right.refusal;
  const barred = refuseAct(found, "moveTasks");
  if (barred) return barred;
  if (task.archivedTime > 0) return parameterError("task.archived");
  const there = yield* leaves
    ? whoMayInOpen("addTasks", planId, actor)
    : memberOfOpenPlan(planId, actor);
  if (!there.ok) return there.refusal;
  return leaves ? yield* refuseLeaving(task, member) : undefined;
}

/** Out of its plan a task goes out of its state, and its subtasks out of theirs. */
function* refuseLeaving(task: Task, member: PlanUser): Reading<Refusal | undefined> {
  const states = new Map((yield* flowOfPlan(task.planId)).map((item) => [item.id, item]));
  if (states.size === 0) return undefined;
  for (const { flowItemId } of [task, ...(yield* list("task", { parentId: task.id }))]) {
    const from = states.get(flowItemId);
    const refusal = from && refuseTakingOut(from, member);
    if (refusal) return refusal;
  }
  return undefined;
}

function* stillShownTo(planId: Id, { visibleTo }: Task): Reading<Id[]> {
  const shown = visibleTo.map((userId) => ({ userId }));
  return (yield* membersAmong(planId, shown)).map(({ userId }) => userId);
}

/** The task and its subtasks. */
function* countFamily(taskId: Id): Reading<number> {
  return 1 + (yield* list("task", { parentId: taskId })).length;
}
