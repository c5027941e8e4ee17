import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "#client/i18n/use-now.ts";
import { useData } from "#client/live/data-context.ts";
import { useAllPlans } from "#client/live/use-all-plans.ts";
import { useMyTaskRows } from "#client/live/use-task.ts";
import { CountTile, CountTiles } from "#client/ui/count-tile/count-tile.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { DASHBOARD_PARTS, type DashboardPart, isInPart } from "#domain/task/dashboard-parts.ts";
import { addDays, startOfDay } from "#domain/task/times/calendar-day.ts";
import classes from "./dashboard.module.css";
import { DueList } from "./due-list.tsx";
import { PlanNumbersList } from "./plan-numbers-list.tsx";

interface DashboardScreenProps {
  readonly selectedTaskId: number | undefined;
  readonly onOpenTask: (taskId: number) => void;
  readonly onOpenPlan: (planId: number) => void;
  /** To all tasks of the person. */
  readonly onOpenMyWork: () => void;
  /** The open task, beside it all. */
  readonly panel: ReactNode;
}

/** The person's day: what is due, what is late, and how far their plans are. */
export function DashboardScreen(props: DashboardScreenProps) {
  const { selectedTaskId, onOpenTask, onOpenPlan, onOpenMyWork, panel } = props;
  const { t } = useTranslation("dashboard");
  const { userId, now: serverNow } = useData();
  const minute = useNow();
  const mine = useMyTaskRows();
  const all = useAllPlans();
  const [part, setPart] = useState<DashboardPart>("today");
  const [since, setSince] = useState(() => serverNow());
  const now = Math.max(minute, since);
  const moment = { now, since, endOfToday: addDays(startOfDay(now), 1) - 1 };
  const rows = mine.state === "ready" ? mine.value : [];
  const rowsOf = (wanted: DashboardPart) =>
    rows.filter(({ task }) => isInPart(wanted, task, moment));
  const handlePart = (wanted: DashboardPart) => {
    setPart(wanted);
    setSince(serverNow() + 1);
  };
  return (
    <div className={classes.screen}>
      <PaneHeader title={t("title")} />
      {mine.state === "loading" || !all ? (
        <SkeletonList rows={8} />
      ) : (
        <div className={classes.scroller} data-scroll-restoration-id="dashboard">
          <CountTiles label={t("mine")}>
            {DASHBOARD_PARTS.map((name) => (
              <CountTile
                key={name}
                count={rowsOf(name).filter(({ task }) => task.completeTime === 0).length}
                name={t(`parts.${name}`)}
                pressed={part === name}
                late={name === "overdue"}
                onPress={() => handlePart(name)}
              />
            ))}
          </CountTiles>
          <div className={classes.halves}>
            <DueList
              part={part}
              rows={rowsOf(part)}
              selectedTaskId={selectedTaskId}
              onOpenTask={onOpenTask}
              onOpenMyWork={onOpenMyWork}
            />
            <PlanNumbersList all={all} userId={userId} now={now} onOpenPlan={onOpenPlan} />
          </div>
        </div>
      )}
      {panel}
    </div>
  );
}
