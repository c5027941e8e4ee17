import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { Task } from "#domain/task/task.ts";
import { hasTimes, timesOf } from "#domain/task/task-times.ts";

/** Makes a task a milestone, or of a milestone an ordinary task; a toast takes it back with the times that it had. */
export function useMilestone(): (task: Task) => void {
  const { t } = useTranslation("task");
  const run = useRun();
  const turn = useCallback(
    async (task: Task) => {
      const { id, name, milestone } = task;
      const turned = milestone === 1 ? 0 : 1;
      if (!(await run("task.edit", { id, milestone: turned })).ok) return;
      const before = { milestone, ...(hasTimes(task) && { times: timesOf(task) }) };
      showToast({
        message: t(turned === 1 ? "isMilestone" : "noMilestone", { name }),
        action: { label: t("undo"), onClick: () => void run("task.edit", { id, ...before }) },
      });
    },
    [t, run],
  );
  return useCallback((task) => void turn(task), [turn]);
}
