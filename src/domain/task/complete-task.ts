import type { Actor, Change } from "../command.ts";
import { refuseUnfilled } from "../field/task-fields.ts";
import { list, type Reading } from "../reading.ts";
import { parameterError, type Refusal, SUBTASKS_OPEN } from "../refusal.ts";
import { chatPeopleChanges } from "./open-task-dialog.ts";
import { ownersOf, type Task } from "./task.ts";
import { changePeople } from "./task-people.ts";

export type Completion = { task: Task; changes: Change[] } | { refusal: Refusal };

/**
 * As `endTask`, of a task that says all that its plan asks for; whoever completes what nobody had claimed becomes its
 * owner.
 */
export function* completeTask(
  task: Task,
  main: Task,
  completeTime: number,
  actor: Actor,
): Reading<Completion> {
  const isNew = completeTime > 0 && task.completeTime === 0;
  const refusal = isNew ? yield* refuseUnfilled(task) : undefined;
  if (refusal) return { refusal };
  const ended = yield* endTask(task, main, completeTime, actor);
  if ("refusal" in ended || completeTime === 0 || task.parentId > 0) return ended;
  if (ownersOf(task).length > 0) return ended;
  const taskUser = changePeople(task.taskUser, { addOwner: [actor.userId] });
  const claimed = { ...ended.task, taskUser };
  return { task: claimed, changes: yield* chatPeopleChanges(claimed, actor.now) };
}

/**
 * The task completed, or reopened with a completeTime of 0. Completing asks that
 * all subtasks are done; a subtask of a completed task stays as it is. A task
 * that is complete keeps the time at which it was.
 */
export function* endTask(
  task: Task,
  main: Task,
  completeTime: number,
  actor: Actor,
): Reading<Completion> {
  if (completeTime === 0) {
    if (task.parentId > 0 && main.completeTime > 0) {
      return { refusal: parameterError("task.completed") };
    }
    return { task: { ...task, completeTime: 0, cancelled: 0 }, changes: [] };
  }
  const done: Task = { ...task, completeTime: task.completeTime || actor.now, cancelled: 0 };
  if (task.parentId > 0) return { task: done, changes: [] };
  const subtasks = yield* list("task", { parentId: task.id });
  const open = subtasks.filter((row) => row.completeTime === 0);
  if (open.length > 0) {
    const data = { taskId: task.id, count: open.length };
    return { refusal: { code: SUBTASKS_OPEN, reason: "task.subtasksOpen", data } };
  }
  return { task: done, changes: [] };
}
