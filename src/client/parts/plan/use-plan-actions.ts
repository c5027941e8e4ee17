import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { useRunUndoable } from "#client/parts/undo/use-run-undoable.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { promptChange } from "#client/ui/text-prompt/text-prompt.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { PLAN_DESC_MAX, PLAN_NAME_MAX, PLAN_NAME_MIN } from "#domain/limits.ts";
import type { Plan } from "#domain/plan/plan.ts";

export interface PlanActions {
  rename(plan: Plan): Promise<void>;
  describe(plan: Plan): Promise<void>;
  /** Puts the plan away; a toast takes it back. Answers whether it is away. */
  archive(plan: Plan): Promise<boolean>;
  restore(plan: Plan): void;
  /** Deletes for good, after asking; for a while a notice takes it back. */
  remove(plan: Plan): Promise<boolean>;
  /** Leaves the plan, after asking. */
  exit(plan: Plan): Promise<boolean>;
}

/** What can be done with a plan from anywhere. */
export function usePlanActions(): PlanActions {
  const { t } = useTranslation("board");
  const run = useRun();
  const runUndoable = useRunUndoable();
  return useMemo(() => {
    const restore = (plan: Plan) => void run("plan.archive", { planId: plan.id, type: "recovery" });
    return {
      rename(plan) {
        const question = {
          title: t("renamePlan"),
          label: t("planName"),
          value: plan.name,
          confirmLabel: t("save"),
          minLength: PLAN_NAME_MIN,
          maxLength: PLAN_NAME_MAX,
        };
        return promptChange(question, (name) => run("plan.edit", { id: plan.id, name }));
      },
      describe(plan) {
        const question = {
          title: t("describePlan"),
          label: t("planDesc"),
          value: plan.desc,
          confirmLabel: t("save"),
          maxLength: PLAN_DESC_MAX,
          multiline: true,
        };
        return promptChange(question, (desc) => run("plan.edit", { id: plan.id, desc }));
      },
      async archive(plan) {
        const result = await run("plan.archive", { planId: plan.id, type: "add" });
        if (result.ok) {
          showToast({
            message: t("planArchived", { name: plan.name }),
            action: { label: t("undo"), onClick: () => restore(plan) },
          });
        }
        return result.ok;
      },
      restore,
      async remove(plan) {
        const sure = await confirm({
          title: t("removePlanTitle"),
          message: t("removePlanMessage", { name: plan.name }),
          confirmLabel: t("remove"),
          danger: true,
        });
        const message = t("planRemoved", { name: plan.name });
        return sure && (await runUndoable("plan.remove", { planId: plan.id }, message));
      },
      async exit(plan) {
        const sure = await confirm({
          title: t("exitPlanTitle"),
          message: t("exitPlanMessage", { name: plan.name }),
          confirmLabel: t("exitPlan"),
          danger: true,
        });
        return sure && (await run("plan.exit", { planId: plan.id })).ok;
      },
    };
  }, [t, run, runUndoable]);
}
