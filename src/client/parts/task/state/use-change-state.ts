import { useCallback } from "react";
import { useRun } from "#client/live/use-run.ts";
import { useSubtasksFirst } from "../use-subtasks-first.ts";
import type { FlowItem } from "#domain/flow/flow-item.ts";
import type { Task } from "#domain/task/task.ts";

/** Takes a task into another state. Open subtasks are completed before its end, when the person says so. */
export function useChangeState(): (task: Task, to: FlowItem) => void {
  const run = useRun();
  const subtasksFirst = useSubtasksFirst();
  return useCallback(
    (task, to) => {
      const change = async () => {
        if (to.status === "end" && !(await subtasksFirst(task))) return;
        const { id, flowItemId: flowItemWas } = task;
        await run("task.edit", { id, flowItemId: to.id, flowItemWas });
      };
      void change();
    },
    [run, subtasksFirst],
  );
}
