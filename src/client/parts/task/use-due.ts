import dayjs from "dayjs";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useNow } from "#client/i18n/use-now.ts";
import { daysLate, type DueState, dueState } from "#domain/task/due-state.ts";
import type { Task } from "#domain/task/task.ts";

type Timed = Pick<Task, "endTime" | "completeTime">;

export type DescribeDue = (task: Timed) => { state: DueState; words: string };

/** How pressing a task is, and the words for it: "Today 17:00", "2 days late". */
export function useDue(): DescribeDue {
  const { t } = useTranslation("task");
  const { due } = useFormatTime();
  const now = useNow();
  return useMemo(() => {
    const endOfToday = dayjs(now).endOf("day").valueOf();
    return (task) => {
      const state = dueState(task, now, endOfToday);
      if (state === "none") return { state, words: "" };
      const late = daysLate(task, now);
      const words =
        state === "late" && late > 0 ? t("daysLate", { count: late }) : due(task.endTime);
      return { state, words };
    };
  }, [t, due, now]);
}
