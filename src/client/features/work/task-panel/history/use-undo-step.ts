import { useData } from "#client/live/data-context.ts";
import type { TaskView } from "#client/data/queries/task.ts";
import { useRun } from "#client/live/use-run.ts";
import { taskRights } from "#client/parts/task/task-rights.ts";
import type { TaskStep } from "#domain/task/log/task-step.ts";
import { type Undo, undoOf } from "#domain/task/log/undo-step.ts";

/** What takes a step back, where it still stands and the person may; undefined where not. */
export function useUndoStep(view: TaskView): (step: TaskStep) => (() => void) | undefined {
  const { now } = useData();
  const run = useRun();
  return (step) => {
    const task = [view.task, ...view.subtasks].find(({ id }) => id === step.taskId);
    const undo = task && undoOf(step, task, now());
    if (!undo || !mayUndo(view, undo, task)) return undefined;
    return () => {
      if (undo.command === "task.edit") void run(undo.command, undo.args);
      else if (undo.command === "task.move") void run(undo.command, undo.args);
      else void run(undo.command, undo.args);
    };
  };
}

function mayUndo(view: TaskView, { right }: Undo, task: TaskView["task"]): boolean {
  const parent = task.id === view.task.id ? view.parent : view.task;
  return taskRights({ ...view, task, parent })[right];
}
