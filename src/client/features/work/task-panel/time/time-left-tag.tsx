import dayjs from "dayjs";
import { useTranslation } from "react-i18next";
import { useNow } from "#client/i18n/use-now.ts";
import { useDue } from "#client/parts/task/use-due.ts";
import { Tag } from "#client/ui/tag/tag.tsx";
import { daysLate } from "#domain/task/due-state.ts";
import type { Task } from "#domain/task/task.ts";
import { timeLeft } from "#domain/task/time-left.ts";

interface TimeLeftTagProps {
  readonly task: Task;
}

/** How much time is left where it presses, or how late the task is; nothing for one that is done. */
export function TimeLeftTag({ task }: TimeLeftTagProps) {
  const { t } = useTranslation("task");
  const { state, words } = useDue()(task);
  const now = useNow();
  const endOfToday = dayjs(now).endOf("day").valueOf();
  if (state === "late")
    return <Tag tint="red">{daysLate(task, endOfToday) > 1 ? words : t("overdue")}</Tag>;
  const left = timeLeft(task.endTime, now);
  if (!left || (state !== "today" && state !== "soon")) return null;
  return <Tag tint="amber">{t(`left.${left.unit}`, { count: left.count })}</Tag>;
}
