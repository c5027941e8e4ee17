import { IconChartBar } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "#client/i18n/use-now.ts";
import { useWorkingCalendar } from "#client/live/company/use-working-calendar.ts";
import { useData } from "#client/live/data-context.ts";
import { usePlanTimes } from "#client/live/links/use-plan-times.ts";
import type { ShownPlan } from "#client/parts/plan/shown-plan.ts";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { mayIn, mayInOpen } from "#domain/plan/plan-acts.ts";
import { isFiltering } from "#domain/plan/view/task-filter.ts";
import { startOfDay } from "#domain/task/times/calendar-day.ts";
import { PushQuestion } from "./acts/push-question.tsx";
import { useGanttActs } from "./acts/use-gantt-acts.ts";
import { GanttChart } from "./chart/gantt-chart.tsx";
import { useGanttWords } from "./chart/use-gantt-words.ts";
import { GanttLegend } from "./tools/gantt-legend.tsx";
import { GanttTools } from "./tools/gantt-tools.tsx";
import { BaselineMenu } from "./baseline/baseline-menu.tsx";
import { useBaseline } from "./baseline/use-baseline.ts";
import { useGanttModel } from "./use-gantt-model.ts";
import { useGanttSettings } from "./use-gantt-settings.ts";

const GanttPaper = late(async () => (await import("./paper/gantt-paper.tsx")).GanttPaper);

/** The tasks of a plan as bars over time, with what they wait for. */
export function PlanGantt(props: ShownPlan) {
  const { planId, name, shown, view, selectedTaskId, onOpenTask } = props;
  const { t } = useTranslation("gantt");
  const { userId } = useData();
  const isPhone = useIsPhone();
  const now = useNow();
  const today = startOfDay(now);
  const scroller = useRef<HTMLDivElement>(null);
  const times = usePlanTimes(planId);
  const calendar = useWorkingCalendar(today);
  const [settings, changeSettings] = useGanttSettings(userId, planId);
  const words = useGanttWords(today);
  const { baselines, chosen, planned } = useBaseline(planId, settings.baseline);
  const parts = times.state === "ready" ? times.value : undefined;
  const model = useGanttModel({ ...props, parts, settings, calendar, today, planned, isPhone });
  const [isOnPaper, setOnPaper] = useState(false);
  const acts = useGanttActs({ model, settings, changeSettings, scroller, now });
  if (!parts) return <SkeletonList rows={8} />;
  const { lines, scale, finish, work } = model;
  if (lines.length === 0) {
    return (
      <EmptyState
        icon={IconChartBar}
        title={t(isFiltering(view) ? "noneMatch" : "noTasks")}
        hint={t(isFiltering(view) ? "noneMatchHint" : "noTasksHint")}
      />
    );
  }
  const seen = props.planOf(planId);
  const mayKeep = seen !== undefined && mayInOpen(seen, "baselines");
  const shownCount = shown.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <>
      <GanttTools
        settings={settings}
        onSettings={changeSettings}
        onToday={acts.keys.onToday}
        onPaper={seen && mayIn(seen, "export") ? () => setOnPaper(true) : undefined}
        finish={finish === 0 ? "" : words.day(finish)}
        baselineMenu={
          <BaselineMenu
            planId={planId}
            baselines={baselines}
            chosen={chosen}
            mayChange={mayKeep}
            onChoose={(baseline) => changeSettings({ baseline })}
          />
        }
      />
      <GanttChart
        {...acts.keys}
        scroller={scroller}
        planId={planId}
        name={name}
        lines={lines}
        scale={scale}
        now={now}
        calendar={calendar}
        links={settings.links ? parts.links : []}
        critical={model.critical}
        planned={planned}
        words={words}
        selectedTaskId={selectedTaskId}
        carried={acts.carried}
        sourceId={acts.source?.id}
        mayMove={work.mayMove}
        onMove={acts.move}
        onDrawLink={acts.link}
        onOpenTask={onOpenTask}
      />
      {!isPhone && (
        <GanttLegend
          shown={shownCount}
          count={model.taskCount}
          compares={planned !== undefined}
          hint={acts.source ? t("linkHint", { name: acts.source.name }) : t("dragHint")}
        />
      )}
      {isOnPaper && (
        <Opening>
          <GanttPaper
            name={name}
            lines={lines}
            links={parts.links}
            critical={model.critical}
            planned={planned}
            words={words}
            now={now}
            onClose={() => setOnPaper(false)}
          />
        </Opening>
      )}
      {acts.asked && (
        <PushQuestion push={acts.asked.push} words={words} onAnswer={acts.asked.answer} />
      )}
    </>
  );
}
