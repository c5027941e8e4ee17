import { IconChartLine } from "@tabler/icons-react";
import { useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "#client/i18n/use-now.ts";
import { useAllTasks } from "#client/live/use-task.ts";
import type { ShownPlan } from "#client/parts/plan/shown-plan.ts";
import { useFilterMoment } from "#client/parts/plan/use-filter-moment.ts";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { livesOf } from "#domain/plan/insight/task-life.ts";
import { isFiltering, taskMatcher } from "#domain/plan/view/task-filter.ts";
import type { Task } from "#domain/task/task.ts";
import { BurnCard } from "./cards/burn-card.tsx";
import { CycleCard } from "./cards/cycle-card.tsx";
import { ThroughputCard } from "./cards/throughput-card.tsx";
import { WorkloadCard } from "./cards/workload-card.tsx";
import classes from "./insight.module.css";

/** What is looked at, and from which moment. */
interface Looked {
  readonly tasks: readonly Task[];
  readonly now: number;
}

/** How the work of a plan goes: from the rows on this device alone, so that it is there without a network. */
export function PlanInsight({ planId, view, onOpenTask }: ShownPlan) {
  const { t } = useTranslation("plan-insight");
  const found = useAllTasks(planId);
  const moment = useFilterMoment(view);
  const now = useNow();
  const all = found.state === "ready" ? found.value : undefined;
  const filtering = isFiltering(view);
  const tasks = useMemo(
    () => (filtering ? all?.filter(taskMatcher(view, moment)) : all),
    [all, filtering, view, moment],
  );
  const fresh = useMemo(() => tasks && { tasks, now }, [tasks, now]);
  // Card by card, with room for clicks between: thousands of tasks would hold the page up as a whole.
  const looked = useDeferredValue<Looked | undefined>(fresh, undefined);
  if (!looked) return <SkeletonList rows={8} />;
  if (looked.tasks.length === 0) {
    return (
      <EmptyState
        icon={IconChartLine}
        title={t(filtering ? "noneMatch" : "noTasks")}
        hint={t(filtering ? "noneMatchHint" : "noTasksHint")}
      />
    );
  }
  return (
    <section
      className={classes.screen}
      aria-label={t("label")}
      data-scroll-restoration-id="plan-insight"
    >
      <Cards planId={planId} onOpenTask={onOpenTask} {...looked} />
      <p className={classes.note}>
        {filtering && `${t("filtered")} `}
        {t("counted")}
      </p>
    </section>
  );
}

interface CardsProps extends Looked, Pick<ShownPlan, "planId" | "onOpenTask"> {}

function Cards({ tasks, now, planId, onOpenTask }: CardsProps) {
  const lives = useMemo(() => livesOf(tasks, now), [tasks, now]);
  return (
    <div className={classes.cards}>
      <ThroughputCard lives={lives} now={now} />
      <CycleCard tasks={tasks} now={now} />
      <BurnCard lives={lives} now={now} />
      <WorkloadCard planId={planId} tasks={tasks} now={now} onOpenTask={onOpenTask} />
    </div>
  );
}
