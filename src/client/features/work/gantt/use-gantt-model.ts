import { useCallback, useMemo } from "react";
import type { PlanTimes } from "#client/data/queries/links/plan-times.ts";
import type { ShownPlan } from "#client/parts/plan/shown-plan.ts";
import { taskRights } from "#client/parts/task/task-rights.ts";
import { criticalIds, slackOf } from "#domain/schedule/critical-path.ts";
import type { PlannedWork } from "#domain/schedule/push-tasks.ts";
import type { WorkingCalendar } from "#domain/schedule/working-calendar.ts";
import type { Times } from "#domain/task/task-times.ts";
import type { Task } from "#domain/task/task.ts";
import { type GanttLine, ganttLines } from "./model/gantt-lines.ts";
import type { GanttSettings } from "./model/gantt-settings.ts";
import { type TimeScale, timeScale } from "./model/time-scale.ts";

/** All that is drawn, and all that it hangs on. */
export interface GanttModel {
  readonly lines: readonly GanttLine[];
  readonly scale: TimeScale;
  /** The whole plan, whatever the filter holds back. */
  readonly work: PlannedWork;
  readonly critical: ReadonlySet<number>;
  /** When the last task ends, 0 where none has a time. */
  readonly finish: number;
  readonly taskCount: number;
}

interface ModelSources extends Pick<ShownPlan, "columns" | "shown" | "planOf"> {
  readonly parts: PlanTimes | undefined;
  readonly settings: GanttSettings;
  readonly calendar: WorkingCalendar;
  readonly today: number;
  /** The times of the baseline that is compared with. */
  readonly planned: ReadonlyMap<number, Times> | undefined;
  /** Bars are not carried by fingers: they scroll. */
  readonly isPhone: boolean;
}

const NO_PARTS: PlanTimes = { subtasks: new Map(), links: [] };
const NOBODY: ReadonlySet<number> = new Set();

export function useGanttModel(sources: ModelSources): GanttModel {
  const { columns, shown, planOf, settings, calendar, today, planned } = sources;
  const { subtasks, links } = sources.parts ?? NO_PARTS;
  const mains = useMemo(
    () => columns.flatMap(({ cards }) => cards.map(({ task }) => task)),
    [columns],
  );
  const tasks = useMemo(
    () => mains.flatMap((task) => [task, ...(subtasks.get(task.id) ?? [])]),
    [mains, subtasks],
  );
  const byId = useMemo(() => new Map(tasks.map((task) => [task.id, task])), [tasks]);
  const mayMove = useCallback(
    (task: Task) => {
      const seen = planOf(task.planId);
      const parent = byId.get(task.parentId);
      return seen !== undefined && taskRights({ task, parent, ...seen }).schedule;
    },
    [planOf, byId],
  );
  const work = useMemo(
    () => ({ tasks, links, calendar, mayMove }),
    [tasks, links, calendar, mayMove],
  );
  const critical = useMemo(
    () => (settings.critical ? criticalIds(slackOf(tasks, links, calendar)) : NOBODY),
    [settings.critical, tasks, links, calendar],
  );
  const folded = useMemo(() => new Set(settings.folded), [settings.folded]);
  const lines = useMemo(() => ganttLines({ shown, subtasks, folded }), [shown, subtasks, folded]);
  const timed = useMemo(() => tasks.filter(({ endTime }) => endTime > 0), [tasks]);
  const scale = useMemo(
    () =>
      timeScale(
        settings.zoom,
        timed.flatMap(({ id, startTime, endTime }) => [
          startTime,
          endTime,
          ...(planned?.get(id) ?? []),
        ]),
        today,
      ),
    [settings.zoom, timed, planned, today],
  );
  const finish = useMemo(
    () => timed.reduce((last, { endTime }) => Math.max(last, endTime), 0),
    [timed],
  );
  return { lines, scale, work, critical, finish, taskCount: mains.length };
}
