import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Task } from "#domain/task/task.ts";
import { type DescribeDue, useDue } from "./use-due.ts";

/** The words of all cards of a board: found once, not once for each of a thousand cards. */
export interface CardWords {
  readonly due: DescribeDue;
  /** Names the tick of a task. */
  tick(task: Pick<Task, "name" | "completeTime">): string;
  priority(level: number): string;
  readonly subtasks: string;
  readonly messages: string;
  readonly files: string;
}

export function useCardWords(): CardWords {
  const { t } = useTranslation("task");
  const due = useDue();
  return useMemo(
    () => ({
      due,
      tick: ({ name, completeTime }) =>
        completeTime > 0 ? t("reopenNamed", { name }) : t("completeNamed", { name }),
      priority: (level) => t("priorityShort", { level }),
      subtasks: t("subtasksDone"),
      messages: t("messages"),
      files: t("files"),
    }),
    [t, due],
  );
}
