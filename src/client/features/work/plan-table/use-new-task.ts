import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import type { ShownPlan } from "#client/parts/plan/shown-plan.ts";
import { promptChange } from "#client/ui/text-prompt/text-prompt.tsx";
import { TASK_NAME_MAX } from "#domain/limits.ts";

/** Asks for the name of a new task, for the first column that is looked at; undefined where none can be added. */
export function useNewTask({
  plan: { plan },
  columns,
  view,
}: Pick<ShownPlan, "plan" | "columns" | "view">): (() => void) | undefined {
  const { t } = useTranslation(["plan-table", "task"]);
  const run = useRun();
  const seen = columns.find(({ column }) => view.column.includes(column.id)) ?? columns[0];
  if (!seen || plan.archivedTime > 0) return undefined;
  const question = {
    title: t("newTask"),
    label: t("task:name"),
    confirmLabel: t("task:add"),
    minLength: 1,
    maxLength: TASK_NAME_MAX,
  };
  return () =>
    void promptChange(question, (name) =>
      run("task.add", { planId: plan.id, columnId: seen.column.id, name }),
    );
}
