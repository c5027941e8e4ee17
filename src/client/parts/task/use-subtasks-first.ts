import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { useOpenSubtasksReader } from "#client/live/use-task.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import type { Task } from "#domain/task/task.ts";

/** Completes what is open below a task that is about to end, after asking; whether the task can end then. */
export function useSubtasksFirst(): (task: Task) => Promise<boolean> {
  const { t } = useTranslation("task");
  const { now } = useData();
  const run = useRun();
  const readOpen = useOpenSubtasksReader();
  return useCallback(
    async (task) => {
      const open = await readOpen(task);
      if (!open) return false;
      if (open.length === 0) return true;
      const sure = await confirm({
        title: t("subtasksOpenTitle"),
        message: t("subtasksOpen", { count: open.length }),
        confirmLabel: t("completeAll"),
      });
      if (!sure) return false;
      for (const subtask of open) await run("task.edit", { id: subtask.id, completeTime: now() });
      return true;
    },
    [t, now, run, readOpen],
  );
}
