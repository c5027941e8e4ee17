import { Button } from "@mantine/core";
import { IconLayoutKanban } from "@tabler/icons-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BoardColumn } from "#client/data/queries/board.ts";
import { useAllPlans } from "#client/live/use-all-plans.ts";
import { usePageName } from "#client/platform/title/page-title.ts";
import type { ShownPlan } from "#client/parts/plan/shown-plan.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import { ALL_PLANS } from "#domain/plan/view/all-plans.ts";
import type { MenuType, ViewParameters } from "#domain/plan/view/view-parameters.ts";
import { progressOf } from "#domain/task/progress-of.ts";
import classes from "../board.module.css";
import { keepSameColumns } from "../stable-columns.ts";
import { filterBoard } from "../view/filter-board.ts";
import { PlanBars } from "../view/plan-bars.tsx";
import { useFilterMoment } from "#client/parts/plan/use-filter-moment.ts";

interface AllPlansScreenProps {
  readonly view: ViewParameters;
  readonly onView: (change: Partial<ViewParameters>) => void;
  readonly selectedTaskId: number | undefined;
  readonly onOpenTask: (taskId: number) => void;
  readonly onOpenPlans: () => void;
  readonly onOpenDrawings: () => void;
  /** What the plans are looked at as. */
  readonly renderView: (shown: ShownPlan) => ReactNode;
  /** The open task, beside them. */
  readonly panel: ReactNode;
}

/** Columns of many plans beside each other are no board. */
const MENU_TYPES: readonly MenuType[] = ["table", "calendar"];
const NONE: readonly BoardColumn[] = [];

/** All plans of the person, as if they were one. */
export function AllPlansScreen(props: AllPlansScreenProps) {
  const { onView, selectedTaskId, onOpenTask, onOpenPlans, onOpenDrawings, renderView, panel } =
    props;
  const { t } = useTranslation(["board", "plan-view"]);
  const menuType = props.view.menuType === "calendar" ? "calendar" : "table";
  const view = useMemo(() => ({ ...props.view, menuType }) as const, [props.view, menuType]);
  const all = useAllPlans();
  const moment = useFilterMoment(view);
  const [toolsPlace, setToolsPlace] = useState<HTMLElement>();
  const name = t("plan-view:allPlans");
  usePageName("place", name);
  const known = useRef(NONE);
  const columns = useMemo(
    // oxlint-disable-next-line react/refs -- only saves work: what has not changed stays the same object
    () => all && keepSameColumns(known.current, all.columns),
    [all],
  );
  useEffect(() => {
    if (columns) known.current = columns;
  }, [columns]);
  const planOf = useMemo(() => {
    const plans = new Map(all?.plans.map((seen) => [seen.plan.id, seen]));
    return (planId: number) => plans.get(planId);
  }, [all?.plans]);
  const shown = useMemo(
    () => columns && filterBoard(columns, view, moment),
    [columns, view, moment],
  );
  const progress = useMemo(
    () => progressOf((columns ?? NONE).flatMap(({ cards }) => cards.map(({ task }) => task))),
    [columns],
  );
  const toPlans = { onBack: onOpenPlans, backLabel: t("toPlans") };

  if (!all || !columns || !shown) return <SkeletonList rows={8} />;
  if (all.plans.length === 0) {
    return (
      <div className={classes.screen}>
        <PaneHeader title={name} {...toPlans} />
        <OnceFetched>
          <EmptyState
            icon={IconLayoutKanban}
            title={t("plan-view:noPlans")}
            hint={t("plan-view:noPlansHint")}
            action={<Button onClick={onOpenPlans}>{t("toPlans")}</Button>}
          />
        </OnceFetched>
      </div>
    );
  }
  const { total, complete } = progress;
  return (
    <div className={classes.screen}>
      <PaneHeader
        title={name}
        trailing={
          <>
            {total > 0 && <Tag tint="accent">{Math.round((complete / total) * 100)}%</Tag>}
            <Tag tint="neutral">{t("plan-view:planCount", { count: all.plans.length })}</Tag>
          </>
        }
        {...toPlans}
      />
      <PlanBars
        view={view}
        columns={columns}
        planOf={planOf}
        menuTypes={MENU_TYPES}
        onView={onView}
        onOpenDrawings={onOpenDrawings}
        onToolsPlace={setToolsPlace}
      />
      {renderView({
        planId: ALL_PLANS,
        name,
        planOf,
        columns,
        shown,
        view,
        onView,
        toolsPlace,
        selectedTaskId,
        onOpenTask,
      })}
      {panel}
    </div>
  );
}
