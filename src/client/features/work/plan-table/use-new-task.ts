import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import type { ShownPlan } from "#client/parts/plan/shown-plan.ts";
import { promptChange } from "#client/ui/text-prompt/text-prompt.tsx";
import { TASK_NAME_MAX } from "#domain/limits.ts";
import { mayInOpen } from "#domain/plan/plan-acts.ts";
import { ALL_PLANS } from "#domain/plan/view/all-plans.ts";

/**
 * Asks for the name of a new task, for the first column that is looked at; undefined where none can be added, and
 * where nobody can tell into which of several plans.
 */
export function useNewTask({
  planId,
  planOf,
  columns,
  view,
}: Pick<ShownPlan, "planId" | "planOf" | "columns" | "view">): (() => void) | undefined {
  const { t } = useTranslation(["plan-table", "task"]);
  const run = useRun();
  const wanted = planId === ALL_PLANS ? onlyOne(view.plan) : planId;
  const there = columns.filter(({ column }) => column.planId === wanted);
  const seen = there.find(({ column }) => view.column.includes(column.id)) ?? there[0];
  const into = seen && planOf(seen.column.planId);
  if (!seen || !into || !mayInOpen(into, "addTasks")) return undefined;
  const question = {
    title: t("newTask"),
    label: t("task:name"),
    confirmLabel: t("task:add"),
    minLength: 1,
    maxLength: TASK_NAME_MAX,
  };
  return () =>
    void promptChange(question, (name) =>
      run("task.add", { planId: seen.column.planId, columnId: seen.column.id, name }),
    );
}

const onlyOne = (ids: readonly number[]) => (ids.length === 1 ? ids[0] : undefined);
