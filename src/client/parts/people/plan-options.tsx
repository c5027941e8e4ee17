import { IconLayoutKanban } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { PlanPeople } from "#client/data/queries/plan.ts";
import { Each } from "#client/ui/each/each.tsx";
import classes from "./people.module.css";

interface PlanOptionsProps {
  readonly plans: readonly PlanPeople[];
  readonly chosen: readonly number[];
  readonly onToggle: (plan: PlanPeople) => void;
}

/** Plans whose members are picked at once; each says how many of them are chosen. */
export function PlanOptions({ plans, chosen, onToggle }: PlanOptionsProps) {
  const { t } = useTranslation("people");
  const isChosen = new Set(chosen);
  return (
    <Each rows={plans} keyOf={({ planId }) => planId} as="li">
      {(plan) => {
        const count = plan.members.filter((id) => isChosen.has(id)).length;
        const isPartial = count > 0 && count < plan.members.length;
        return (
          <li>
            <button
              type="button"
              className={classes.option}
              aria-pressed={isPartial ? "mixed" : count > 0}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onToggle(plan)}
            >
              <span className={classes.planMark}>
                <IconLayoutKanban size="1rem" aria-hidden />
              </span>
              <span className={classes.optionName}>{t("wholePlan", { name: plan.name })}</span>
              <span className={classes.note}>
                {t("chosenOf", { chosen: count, all: plan.members.length })}
              </span>
            </button>
          </li>
        );
      }}
    </Each>
  );
}
