import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { useSubtasksReader } from "#client/live/use-task.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import type { Task } from "#domain/task/task.ts";

/** Completes a task, or opens it again. Open subtasks are completed with it when the person says so. */
export function useComplete(): (task: Task) => void {
  const { t } = useTranslation("task");
  const { now } = useData();
  const run = useRun();
  const readSubtasks = useSubtasksReader();
  return useCallback(
    (task) => {
      const toggle = async () => {
        if (task.completeTime > 0) {
          return run("task.edit", {
            id: task.id,
            completeTime: 0,
            completeWas: task.completeTime,
          });
        }
        const open = (await readSubtasks(task)).filter((subtask) => subtask.completeTime === 0);
        if (open.length > 0) {
          const sure = await confirm({
            title: t("subtasksOpenTitle"),
            message: t("subtasksOpen", { count: open.length }),
            confirmLabel: t("completeAll"),
          });
          if (!sure) return undefined;
          for (const subtask of open)
            await run("task.edit", { id: subtask.id, completeTime: now() });
        }
        return run("task.edit", { id: task.id, completeTime: now() });
      };
      void toggle();
    },
    [t, now, run, readSubtasks],
  );
}
