import dayjs from "dayjs";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useNow } from "#client/i18n/use-now.ts";
import { daysLate, type DueState, dueState } from "#domain/task/due-state.ts";
import type { Task } from "#domain/task/task.ts";

type Timed = Pick<Task, "endTime" | "completeTime">;

export type DescribeDue = (task: Timed) => { state: DueState; words: string };

/** Days after which nobody counts them any more. */
const COUNTED_DAYS = 60;

/** How pressing a task is, and the words for it: "Today 17:00", "2 days late", "Overdue since Nov 2019". */
export function useDue(): DescribeDue {
  const { t } = useTranslation("task");
  const { due, month } = useFormatTime();
  const now = useNow();
  return useMemo(() => {
    const endOfToday = dayjs(now).endOf("day").valueOf();
    const lateWords = oncePerNumber((count) => t("daysLate", { count }));
    const dueWords = oncePerNumber(due);
    const sinceWords = oncePerNumber((end) => t("overdueSince", { month: month(end) }));
    return (task) => {
      const state = dueState(task, now, endOfToday);
      if (state === "none") return { state, words: "" };
      const late = state === "late" ? daysLate(task, endOfToday) : 0;
      if (late > COUNTED_DAYS) return { state, words: sinceWords(task.endTime) };
      // Of yesterday the hour is told as well.
      return { state, words: late > 1 ? lateWords(late) : dueWords(task.endTime) };
    };
  }, [t, due, month, now]);
}

/** Many cards are due at the same times, and making words costs more than all else of a card. */
function oncePerNumber(make: (value: number) => string): (value: number) => string {
  const made = new Map<number, string>();
  return (value) => {
    const words = made.get(value) ?? make(value);
    made.set(value, words);
    return words;
  };
}
