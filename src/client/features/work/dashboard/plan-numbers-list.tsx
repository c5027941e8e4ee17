import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AllPlans } from "#client/data/queries/across-plans/all-plans.ts";
import { Each } from "#client/ui/each/each.tsx";
import { countPlan } from "#domain/plan/statistics/plan-numbers.ts";
import classes from "./dashboard.module.css";
import { PlanNumbersRow } from "./plan-numbers-row.tsx";

interface PlanNumbersListProps {
  readonly all: AllPlans;
  readonly userId: number;
  readonly now: number;
  readonly onOpenPlan: (planId: number) => void;
}

/** How far each plan is: as a whole, the person's own part, and unfolded everybody's. */
export function PlanNumbersList({ all, userId, now, onOpenPlan }: PlanNumbersListProps) {
  const { t } = useTranslation("dashboard");
  const rows = useMemo(() => {
    const columns = Map.groupBy(all.columns, ({ column }) => column.planId);
    return all.plans.map(({ plan }) => {
      const cards = (columns.get(plan.id) ?? []).flatMap((column) => column.cards);
      return {
        plan,
        numbers: countPlan(
          cards.map(({ task }) => task),
          now,
        ),
      };
    });
  }, [all, now]);
  return (
    <section className={classes.half} aria-labelledby="dashboard-plans">
      <h2 id="dashboard-plans" className={classes.head}>
        {t("plans")}
      </h2>
      {rows.length === 0 && <p className={classes.dim}>{t("noPlans")}</p>}
      <ul className={classes.list}>
        <Each as="li" rows={rows} keyOf={({ plan }) => plan.id}>
          {({ plan, numbers }) => (
            <PlanNumbersRow
              plan={plan}
              numbers={numbers}
              userId={userId}
              onOpen={() => onOpenPlan(plan.id)}
            />
          )}
        </Each>
      </ul>
    </section>
  );
}
