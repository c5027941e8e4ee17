import { useCallback } from "react";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import type { Task } from "#domain/task/task.ts";
import { useSubtasksFirst } from "./use-subtasks-first.ts";

/** Completes a task, or opens it again. Open subtasks are completed with it when the person says so. */
export function useComplete(): (task: Task) => void {
  const { now } = useData();
  const run = useRun();
  const subtasksFirst = useSubtasksFirst();
  return useCallback(
    (task) => {
      const { id, completeTime: completeWas } = task;
      const toggle = async () => {
        if (completeWas > 0) await run("task.edit", { id, completeTime: 0, completeWas });
        else if (await subtasksFirst(task)) await run("task.edit", { id, completeTime: now() });
      };
      void toggle();
    },
    [now, run, subtasksFirst],
  );
}
