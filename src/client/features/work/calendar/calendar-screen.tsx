import { SegmentedControl } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { CALENDAR_PARTS, type CalendarPart } from "#client/data/queries/across-plans/calendar.ts";
import { useNow } from "#client/i18n/use-now.ts";
import { useTasksToPlan, useTimedTasks } from "#client/live/use-calendar.ts";
import { taskRights } from "#client/parts/task/task-rights.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { useIsNarrow } from "#client/ui/use-is-phone.ts";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import type { Task } from "#domain/task/task.ts";
import { startOfDay } from "#domain/task/times/calendar-day.ts";
import classes from "./calendar.module.css";
import { CalendarView } from "./calendar-view.tsx";
import { PlanList } from "./plan-list.tsx";

interface CalendarScreenProps {
  readonly selectedTaskId: number | undefined;
  readonly onOpenTask: (taskId: number) => void;
  /** The open task, beside the calendar. */
  readonly panel: ReactNode;
}

/** The tasks of all plans by the days they take. */
export function CalendarScreen({ selectedTaskId, onOpenTask, panel }: CalendarScreenProps) {
  const { t } = useTranslation("calendar");
  const [part, setPart] = useState<CalendarPart>("owner");
  const timed = useTimedTasks(part);
  const views = useMemo(
    () => new Map(timed.state === "ready" ? timed.value.map((one) => [one.task.id, one]) : []),
    [timed],
  );
  const toPlan = useTasksToPlan(startOfDay(useNow()));
  const isNarrow = useIsNarrow();
  // Where it takes room from the calendar it comes when it is asked for.
  const [planning, setPlanning] = useState<boolean>();
  const isPlanning = planning ?? !isNarrow;
  const tasks = useMemo(() => [...views.values()].map(({ task }) => task), [views]);
  const mayMove = useCallback(
    ({ id }: Task) => {
      const view = views.get(id);
      return view !== undefined && taskRights({ ...view, parent: undefined }).schedule;
    },
    [views],
  );
  return (
    <div className={classes.screen}>
      <PaneHeader title={t("title")}>
        <IconButton
          icon={IconCalendarPlus}
          label={t("toPlan.title")}
          pressed={isPlanning}
          onClick={() => setPlanning(!isPlanning)}
        />
        <SegmentedControl
          size="xs"
          aria-label={t("whose")}
          value={part}
          data={CALENDAR_PARTS.map((value) => ({ value, label: t(`parts.${value}`) }))}
          onChange={setPart}
        />
      </PaneHeader>
      {timed.state === "loading" ? (
        <SkeletonList rows={8} />
      ) : (
        <div className={classes.beside}>
          <CalendarView
            planId={0}
            tasks={tasks}
            selectedTaskId={selectedTaskId}
            mayMove={mayMove}
            onOpenTask={onOpenTask}
          />
          {isPlanning && <PlanList toPlan={toPlan} onOpenTask={onOpenTask} />}
        </div>
      )}
      {panel}
    </div>
  );
}
