import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { useWorkingDay } from "#client/live/company/use-company.ts";
import { useData } from "#client/live/data-context.ts";
import { useSubtasksReader, useTasksReader } from "#client/live/use-task.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { Task } from "#domain/task/task.ts";
import { sameTimes, timesOf } from "#domain/task/task-times.ts";
import { plannedTimes } from "#domain/task/times/planned-times.ts";
import { followedBy } from "./followed-times.ts";
import { useChangeTimes } from "./use-change-times.ts";
import { useTakeBackTimes } from "./use-take-back-times.ts";

/** Plans a task for a day, after the questions that each change of times asks, and offers to take that back. */
export function usePlanForDay(): (task: Task, day: number) => Promise<void> {
  const { t, i18n } = useTranslation("task");
  const { now } = useData();
  const working = useWorkingDay();
  const readSubtasks = useSubtasksReader();
  const readTasks = useTasksReader();
  const changeTimes = useChangeTimes();
  const takeBack = useTakeBackTimes();
  const locale = localeOf(i18n.language);
  return useCallback(
    async (task, day) => {
      const times = plannedTimes(task, day, now(), working);
      if (sameTimes(times, timesOf(task))) return;
      const [subtasks, [main]] = await Promise.all([
        task.parentId === 0 ? readSubtasks(task) : [],
        readTasks(task.parentId === 0 ? [] : [task.parentId]),
      ]);
      const timed = { task, main, subtasks };
      const followed = followedBy(timed, times);
      if (!(await changeTimes(timed, times))) return;
      const shown = new Intl.DateTimeFormat(locale, {
        weekday: "short",
        day: "numeric",
        month: "long",
      });
      showToast({
        message: t("planFor.done", { name: task.name, day: shown.format(day) }),
        action: {
          label: t("undo"),
          onClick: () => void takeBack([{ task, times }, ...followed]),
        },
      });
    },
    [t, locale, now, working, readSubtasks, readTasks, changeTimes, takeBack],
  );
}
