import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { PRIORITIES, type Task } from "#domain/task/task.ts";
import { type DescribeDue, useDue } from "./use-due.ts";

/** Stands for the name in a text that is made once for all cards. */
const NAME = "\u0000";

/** The words of all cards of a board: found once, not once for each of a thousand cards. */
export interface CardWords {
  readonly due: DescribeDue;
  /** Names the tick of a task. */
  tick(task: Pick<Task, "name" | "completeTime">): string;
  priority(level: number): string;
  /** Why a task cannot be completed by who looks at it. */
  readonly barred: string;
  readonly subtasks: string;
  readonly messages: string;
  readonly files: string;
}

export function useCardWords(): CardWords {
  const { t } = useTranslation("task");
  const due = useDue();
  return useMemo(() => {
    const reopen = t("reopenNamed", { name: NAME });
    const complete = t("completeNamed", { name: NAME });
    const priorities = PRIORITIES.map((level) => t("priorityShort", { level }));
    return {
      due,
      tick: ({ name, completeTime }) =>
        (completeTime > 0 ? reopen : complete).replace(NAME, () => name),
      priority: (level) => priorities[level] ?? "",
      barred: t("ownersNote"),
      subtasks: t("subtasksDone"),
      messages: t("messages"),
      files: t("files"),
    };
  }, [t, due]);
}
