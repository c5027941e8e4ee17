import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUsers } from "#client/live/use-users.ts";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { ProgressBar } from "#client/ui/progress-bar/progress-bar.tsx";
import { percentOf, type PlanNumbers } from "#domain/plan/statistics/plan-numbers.ts";
import type { Plan } from "#domain/plan/plan.ts";
import classes from "./dashboard.module.css";

interface PlanNumbersRowProps {
  readonly plan: Plan;
  readonly numbers: PlanNumbers;
  readonly userId: number;
  readonly onOpen: () => void;
}

/** How far one plan is, and on demand each of those who own tasks of it. */
export function PlanNumbersRow({ plan, numbers, userId, onOpen }: PlanNumbersRowProps) {
  const { t } = useTranslation(["dashboard", "task"]);
  const users = useUsers();
  const [unfolded, setUnfolded] = useState(false);
  const own = numbers.people.find((person) => person.userId === userId);
  const nameOf = (id: number) => users.get(id)?.nickname ?? t("task:somebody");
  const done = t("done", { complete: numbers.taskComplete, total: numbers.taskNum });
  return (
    <li className={classes.plan}>
      <div className={classes.planHead}>
        {numbers.people.length > 0 ? (
          <IconButton
            icon={unfolded ? IconChevronDown : IconChevronRight}
            label={t(unfolded ? "fold" : "unfold", { name: plan.name })}
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          />
        ) : (
          <span className={classes.noFold} />
        )}
        <button type="button" className={classes.planName} onClick={onOpen}>
          {plan.name}
        </button>
        <span className={classes.percent}>{percentOf(numbers)}%</span>
      </div>
      <div className={classes.planFacts}>
        <span className={classes.bar}>
          <ProgressBar value={percentOf(numbers)} label={done} />
        </span>
        <span>{done}</span>
        {own && <span>{t("own", { complete: own.taskComplete, total: own.taskNum })}</span>}
        {numbers.overdue > 0 && (
          <span className={classes.late}>{t("late", { count: numbers.overdue })}</span>
        )}
      </div>
      {unfolded && (
        <ul className={classes.people} aria-label={t("people", { name: plan.name })}>
          <Each as="li" rows={numbers.people} keyOf={(person) => person.userId}>
            {(person) => (
              <li className={classes.person}>
                <InitialsAvatar id={person.userId} name={nameOf(person.userId)} size="small" />
                <span className={classes.personName}>{nameOf(person.userId)}</span>
                {person.overdue > 0 && (
                  <span className={classes.late}>{t("late", { count: person.overdue })}</span>
                )}
                <span>{t("done", { complete: person.taskComplete, total: person.taskNum })}</span>
                <span className={classes.percent}>{percentOf(person)}%</span>
              </li>
            )}
          </Each>
        </ul>
      )}
    </li>
  );
}
