import type { Id } from "../../id.ts";
import { isLeader, type Part } from "../../plan/plan-role.ts";
import { get, list, type Reading } from "../../reading.ts";
import type { Task } from "../task.ts";

type Member = Part & { readonly userId: Id };

/**
 * Who sees a private task: its people and those of its subtasks, who made it and whom it is shown to, as far as they are in
 * the plan, and all who lead that.
 */
export function taskReaders(
  task: Pick<Task, "userId" | "visibleTo" | "taskUser">,
  subtasks: readonly Pick<Task, "taskUser">[],
  members: readonly Member[],
): Id[] {
  const people = [task, ...subtasks].flatMap(({ taskUser }) => taskUser);
  const named = new Set([task.userId, ...task.visibleTo, ...people.map(({ userId }) => userId)]);
  return members
    .filter((member) => isLeader(member) || named.has(member.userId))
    .map(({ userId }) => userId);
}

/** As taskReaders, of a task that is read with all that says it. */
function* taskReadersOf(task: Task): Reading<Id[]> {
  const subtasks = yield* list("task", { parentId: task.id });
  return taskReaders(task, subtasks, yield* list("planUser", { planId: task.planId }));
}

/** The members of a plan who see what lies in it: all of them, or the readers of the private task with which it lies. */
export function* membersWhoSee({
  planId,
  privateTo,
}: Pick<Task, "planId" | "privateTo">): Reading<Id[]> {
  if (privateTo === 0) return (yield* list("planUser", { planId })).map(({ userId }) => userId);
  const task = yield* get("task", privateTo);
  return task?.privateTo === privateTo ? yield* taskReadersOf(task) : [];
}
