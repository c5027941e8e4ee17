import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { readPlanRows, readPlanTemplates } from "#client/data/queries/plan-templates.ts";
import type { PlanTemplate } from "#domain/template/plan-template.ts";
import type { PlanRows } from "#domain/template/template-of-plan.ts";
import { type Live, useLive } from "./use-live.ts";

const none: readonly PlanTemplate[] = [];

/** The company's templates of plans, by name as the person's language orders them; none until known. */
export function usePlanTemplates(): readonly PlanTemplate[] {
  const { i18n } = useTranslation("plan-template");
  const known = useLive(readPlanTemplates);
  const rows = known.state === "ready" ? known.value : none;
  return useMemo(() => {
    const { compare } = new Intl.Collator(localeOf(i18n.language), { numeric: true });
    return rows.toSorted((left, right) => compare(left.name, right.name));
  }, [rows, i18n.language]);
}

/** All rows of a plan of which a template is made. */
export function usePlanRows(planId: number): Live<PlanRows> {
  return useLive(readPlanRows, planId);
}
