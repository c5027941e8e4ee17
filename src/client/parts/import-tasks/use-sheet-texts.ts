import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { SheetWords } from "#domain/import/tasks/sheet-of-plan.ts";
import type { Priority } from "#domain/task/task.ts";
import { TASK_COLUMNS, type TaskColumnLabels } from "#domain/import/tasks/task-columns.ts";
import { usePriorities } from "../task/use-priorities.ts";

interface SheetTexts {
  readonly words: SheetWords;
  readonly labels: TaskColumnLabels;
  readonly hints: TaskColumnLabels;
}

/** What sheets of tasks say in the person's language. */
export function useSheetTexts(): SheetTexts {
  const { t } = useTranslation(["task-sheet", "task"]);
  const { choices, order, nameOf } = usePriorities();
  return useMemo(() => {
    const each = (textOf: (column: (typeof TASK_COLUMNS)[number]) => string) =>
      Object.fromEntries(
        TASK_COLUMNS.map((column) => [column, textOf(column)]),
      ) as unknown as TaskColumnLabels;
    const named = (priority: Priority) => ({ priority, name: nameOf(priority) });
    const retired = order.filter((priority) => !choices.includes(priority));
    return {
      words: {
        priorities: choices.map(named),
        retiredPriorities: retired.map(named),
        yes: t("yes"),
        no: t("no"),
      },
      labels: each((column) => t(`columns.${column}`)),
      hints: each((column) => t(`hints.${column}`)),
    };
  }, [t, choices, order, nameOf]);
}
