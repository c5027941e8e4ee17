import type { Change } from "../../command.ts";
import { list, type Reading } from "../../reading.ts";
import type { Task } from "../task.ts";
import { taskReaders } from "./task-readers.ts";

/** A private task without those who follow it and do not see it any more; `changed` is a subtask as it is to be. */
export function* keepFollowers(task: Task, changed?: Task): Reading<Task> {
  if (task.privateTo !== task.id || task.followers.length === 0) return task;
  const below = yield* list("task", { parentId: task.id });
  const subtasks = below.map((one) => (one.id === changed?.id ? changed : one));
  const members = yield* list("planUser", { planId: task.planId });
  const readers = new Set(taskReaders(task, subtasks, members));
  const followers = task.followers.filter(({ userId }) => readers.has(userId));
  return followers.length === task.followers.length ? task : { ...task, followers };
}

/** What the people of a subtask mean for who follows its task. */
export function* keepFollowersAbove(main: Task, subtask: Task): Reading<Change[]> {
  if (subtask.parentId !== main.id) return [];
  const put = yield* keepFollowers(main, subtask);
  return put === main ? [] : [{ entity: "task", action: "update", put }];
}
