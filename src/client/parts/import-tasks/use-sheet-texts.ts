import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { SheetWords } from "#domain/import/tasks/sheet-of-plan.ts";
import { TASK_COLUMNS, type TaskColumnLabels } from "#domain/import/tasks/task-columns.ts";
import { PRIORITIES, type Priority } from "#domain/task/task.ts";

interface SheetTexts {
  readonly words: SheetWords;
  readonly labels: TaskColumnLabels;
  readonly hints: TaskColumnLabels;
}

/** What sheets of tasks say in the person's language. */
export function useSheetTexts(): SheetTexts {
  const { t } = useTranslation(["task-sheet", "task"]);
  return useMemo(() => {
    const each = (textOf: (column: (typeof TASK_COLUMNS)[number]) => string) =>
      Object.fromEntries(
        TASK_COLUMNS.map((column) => [column, textOf(column)]),
      ) as unknown as TaskColumnLabels;
    const priorities = Object.fromEntries(
      PRIORITIES.map((priority) => [priority, t(`task:priorities.${priority}`)]),
    ) as Record<Priority, string>;
    return {
      words: { priorities, yes: t("yes"), no: t("no") },
      labels: each((column) => t(`columns.${column}`)),
      hints: each((column) => t(`hints.${column}`)),
    };
  }, [t]);
}
