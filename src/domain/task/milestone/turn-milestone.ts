import type { Reading } from "../../reading.ts";
import { list } from "../../reading.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import type { Completion } from "../complete-task.ts";
import { timesOfTurned } from "./milestone.ts";
import type { Task } from "../task.ts";
import { timesFollowed } from "../times-followed.ts";

interface Turn {
  /** The task before the edit, and what other parts of the edit have made of it. */
  readonly before: Task;
  readonly task: Task;
  readonly now: number;
}

/** A task becomes a milestone, or is one no more. */
export function* turnMilestone(
  { milestone, times }: { milestone?: 0 | 1 | undefined; times?: unknown },
  { before, task, now }: Turn,
): Reading<Completion> {
  if (milestone === undefined || milestone === task.milestone) return { task, changes: [] };
  const refusal = milestone === 1 ? yield* refuseMilestone(task) : undefined;
  if (refusal) return { refusal };
  const [startTime, endTime] = timesOfTurned(task, milestone);
  const turned = { ...task, milestone, startTime, endTime };
  // Times that are given besides are looked at next, and followed then.
  return { task: times ? turned : timesFollowed(before, turned, now), changes: [] };
}

/** Refuses a milestone that has parts, or is one: what takes no time has nothing in it. */
function* refuseMilestone(task: Task): Reading<Refusal | undefined> {
  if (task.parentId > 0) return parameterError("task.milestoneSubtask");
  const subtasks = yield* list("task", { parentId: task.id });
  return subtasks.length > 0 ? parameterError("task.milestoneSubtasks") : undefined;
}
