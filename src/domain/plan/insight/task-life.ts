import type { Task } from "../../task/task.ts";

/** What of a task says when it came and what became of it. */
export type LivedTask = Pick<
  Task,
  "parentId" | "createTime" | "completeTime" | "archivedTime" | "cancelled" | "endTime"
>;

/** What became of a task: dropped = it was cancelled, or put away while it was open. */
export type Outcome = "open" | "done" | "dropped";

/** From when to when a task was work to be done, epoch ms. */
export interface TaskLife {
  readonly outcome: Outcome;
  readonly born: number;
  /** When it was done or dropped; Infinity while it is open. */
  readonly ended: number;
  /** When it is or was due, 0 = at no time. */
  readonly due: number;
}

/** A task that was done counts as done whether or not it is put away since; work that was given up never does. */
export function outcomeOf({
  cancelled,
  completeTime,
  archivedTime,
}: Pick<Task, "cancelled" | "completeTime" | "archivedTime">): Outcome {
  if (cancelled === 1) return "dropped";
  if (completeTime > 0) return "done";
  return archivedTime > 0 ? "dropped" : "open";
}

/**
 * The lives of a plan's tasks up to now. Subtasks are steps of their task and have none; what was deleted has left no row. A
 * clock that ran ahead brought nothing from the future, and what was imported as done was there before it was done.
 */
export function livesOf(tasks: readonly LivedTask[], now: number): readonly TaskLife[] {
  return tasks.flatMap((task) => (task.parentId > 0 ? [] : [lifeOf(task, now)]));
}

function lifeOf(task: LivedTask, now: number): TaskLife {
  const outcome = outcomeOf(task);
  const born = Math.min(task.createTime, now);
  if (outcome === "open") return { outcome, born, ended: Infinity, due: task.endTime };
  const ended = Math.min(task.completeTime || task.archivedTime || task.createTime, now);
  return { outcome, born: Math.min(born, ended), ended, due: task.endTime };
}
