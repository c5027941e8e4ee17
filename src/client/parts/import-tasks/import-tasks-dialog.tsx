import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useWorkingDay } from "#client/live/company/use-company.ts";
import { useImportEngine } from "#client/live/import/use-import-engine.ts";
import { useProblemText } from "#client/parts/form-fill/use-problem-text.ts";
import { ImportWizard } from "#client/parts/import/import-wizard.tsx";
import type { KnownPlan } from "#domain/import/tasks/sheet-of-plan.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { taskTarget } from "./task-target.ts";
import { useSheetTexts } from "./use-sheet-texts.ts";

interface ImportTasksDialogProps {
  readonly plan: Plan;
  readonly onClose: () => void;
}

/** Tasks of a sheet come into a plan. */
export function ImportTasksDialog({ plan: { id: planId, name }, onClose }: ImportTasksDialogProps) {
  const { i18n } = useTranslation("task-sheet");
  const engine = useImportEngine();
  const day = useWorkingDay();
  const texts = useSheetTexts();
  const problemText = useProblemText();
  const [plan, setPlan] = useState<KnownPlan>();
  useEffect(() => {
    let left = false;
    void engine.readPlan(planId).then((read) => !left && setPlan(read));
    return () => {
      left = true;
    };
  }, [engine, planId]);
  const target = useMemo(
    () =>
      plan &&
      taskTarget(
        { planId, name, plan },
        { ...texts, engine, language: i18n.language, day, problemText },
      ),
    [plan, planId, name, texts, engine, i18n.language, day, problemText],
  );
  return target ? <ImportWizard target={target} engine={engine} onClose={onClose} /> : null;
}
