import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useWorkingDay } from "#client/live/company/use-company.ts";
import { useData } from "#client/live/data-context.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { Priority, Task } from "#domain/task/task.ts";
import { hasTimes, timesOf } from "#domain/task/task-times.ts";
import { timesInDays } from "#domain/task/times/quick-times.ts";
import { usePriorities } from "./use-priorities.ts";
import { useTaskActions } from "./use-task-actions.ts";

/** Says how pressing a task is; for one without a time, that proposes one (seed 000 §9). */
export function useSetPriority(): (task: Task, priority: Priority) => void {
  const { t } = useTranslation("task");
  const { now } = useData();
  const day = useWorkingDay();
  const { daysOf } = usePriorities();
  const { edit } = useTaskActions();
  return useCallback(
    (task, priority) => {
      edit(task, { priority });
      const days = daysOf(priority);
      if (days === 0 || hasTimes(task) || task.parentId > 0) return;
      showToast({
        message: t("noTimeYet"),
        action: {
          label: t("proposeDays", { count: days }),
          onClick: () =>
            edit(task, { times: timesInDays(days, now(), day), timesWere: timesOf(task) }),
        },
      });
    },
    [t, now, day, daysOf, edit],
  );
}
