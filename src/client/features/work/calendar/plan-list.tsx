import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { TimedTaskView } from "#client/data/queries/across-plans/calendar.ts";
import type { Live } from "#client/live/use-live.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { taskMenuHandlers } from "#client/parts/task/menu/task-menu-handlers.ts";
import { taskRights } from "#client/parts/task/task-rights.ts";
import { usePlanForDay } from "#client/parts/task/time/use-plan-for-day.ts";
import { Each } from "#client/ui/each/each.tsx";
import { watchPlanned } from "./drag-days.ts";
import classes from "./plan-list.module.css";
import { PlanRow } from "./plan-row.tsx";

interface PlanListProps {
  /** What has still to be planned, as far as it is known. */
  readonly toPlan: Live<TimedTaskView[]>;
  readonly onOpenTask: (taskId: number) => void;
}

const NOTHING: readonly TimedTaskView[] = [];

/** So many are drawn of each kind; the next come up as these are planned. */
const SHOWN = 100;

/** The person's own tasks that stand on no day to come, to be carried onto one. */
export function PlanList({ toPlan, onOpenTask }: PlanListProps) {
  const { t } = useTranslation("calendar");
  const views = toPlan.state === "ready" ? toPlan.value : NOTHING;
  const plan = usePlanForDay();
  useEffect(
    () =>
      watchPlanned((taskId, day) => {
        const found = views.find(({ task }) => task.id === taskId);
        if (found) void plan(found.task, day);
      }),
    [views, plan],
  );
  const menu = taskMenuHandlers(onOpenTask);
  const groups = [
    { title: t("toPlan.late"), those: views.filter(({ task }) => task.endTime > 0) },
    { title: t("toPlan.untimed"), those: views.filter(({ task }) => task.endTime === 0) },
  ].filter(({ those }) => those.length > 0);
  return (
    <aside className={classes.list} aria-label={t("toPlan.title")} {...menu}>
      {views.length > 0 && <p className={classes.hint}>{t("toPlan.hint")}</p>}
      {toPlan.state === "ready" && views.length === 0 && (
        <OnceFetched>
          <p className={classes.hint}>{t("toPlan.nothing")}</p>
        </OnceFetched>
      )}
      {groups.map(({ title, those }) => (
        <section key={title} aria-label={title}>
          <h3 className={classes.title}>
            {title} <span className={classes.count}>{those.length}</span>
          </h3>
          <ul className={classes.rows}>
            <Each rows={those.slice(0, SHOWN)} keyOf={({ task }) => task.id} as="li">
              {(view) => (
                <PlanRow
                  view={view}
                  mayPlan={taskRights({ ...view, parent: undefined }).schedule}
                  onOpenTask={onOpenTask}
                />
              )}
            </Each>
          </ul>
          {those.length > SHOWN && (
            <p className={classes.hint}>{t("more", { count: those.length - SHOWN })}</p>
          )}
        </section>
      ))}
    </aside>
  );
}
