import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@mantine/core";
import { IconLayoutKanban } from "@tabler/icons-react";
import type { BoardColumn } from "#client/data/queries/board.ts";
import { useBoard } from "#client/live/use-board.ts";
import { usePlan } from "#client/live/use-plan.ts";
import { useUsers } from "#client/live/use-users.ts";
import { usePageName } from "#client/platform/title/page-title.ts";
import type { ShownPlan } from "#client/parts/plan/shown-plan.ts";
import { useComplete } from "#client/parts/task/use-complete.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { BoardColumns, type BoardColumnsProps } from "./board-columns.tsx";
import { BoardHeader } from "./board-header.tsx";
import classes from "./board.module.css";
import { LanesButton, LateBoardLanes } from "./lane/late-lanes.tsx";
import { PaperButton } from "./paper/paper-button.tsx";
import { keepSameColumns } from "./stable-columns.ts";
import { filterBoard } from "./view/filter-board.ts";
import { PlanBars } from "./view/plan-bars.tsx";
import { useFilterMoment } from "#client/parts/plan/use-filter-moment.ts";
import { mayIn } from "#domain/plan/plan-acts.ts";
import { MENU_TYPES } from "#domain/plan/view/view-parameters.ts";
import { isFiltering } from "#domain/plan/view/task-filter.ts";
import type { ViewParameters } from "#domain/plan/view/view-parameters.ts";

interface BoardScreenProps {
  readonly planId: number;
  readonly view: ViewParameters;
  readonly onView: (change: Partial<ViewParameters>) => void;
  readonly selectedTaskId: number | undefined;
  readonly onOpenTask: (taskId: number) => void;
  readonly onOpenDialog: (dialogId: number) => void;
  readonly onOpenPlans: () => void;
  readonly onOpenDrawings: () => void;
  /** The plan was put away, removed or left; with the plan to go to, where there is one. */
  readonly onLeft: (nextPlanId: number | undefined) => void;
  /** The same plan as what it is looked at, where that is no board. */
  readonly renderOther: (shown: ShownPlan) => ReactNode;
  /** The open task, beside the board. */
  readonly panel: ReactNode;
}

/** A plan: its name, how it is looked at, and what is seen that way. */
export function BoardScreen({
  planId,
  view,
  onView,
  selectedTaskId,
  onOpenTask,
  onOpenDialog,
  onOpenPlans,
  onOpenDrawings,
  onLeft,
  renderOther,
  panel,
}: BoardScreenProps) {
  const { t } = useTranslation("board");
  const plan = usePlan(planId);
  const board = useBoard(planId);
  const users = useUsers();
  const complete = useComplete();
  const moment = useFilterMoment(view);
  const [toolsPlace, setToolsPlace] = useState<HTMLElement>();
  usePageName("place", plan.state === "ready" ? (plan.value?.plan.name ?? "") : "");
  const nameOf = useCallback((id: number) => users.get(id)?.nickname ?? "", [users]);
  const known = useRef<readonly BoardColumn[]>([]);
  const columns = useMemo(
    // oxlint-disable-next-line react/refs -- only saves work: what has not changed stays the same object
    () => (board.state === "ready" ? keepSameColumns(known.current, board.value) : undefined),
    [board],
  );
  const looked = plan.state === "ready" ? plan.value : undefined;
  const planOf = useCallback(
    (id: number) => (id === planId ? looked : undefined),
    [planId, looked],
  );
  useEffect(() => {
    if (columns) known.current = columns;
  }, [columns]);
  const shown = useMemo(
    () => columns && filterBoard(columns, view, moment),
    [columns, view, moment],
  );

  if (plan.state === "loading" || !columns || !shown) return <SkeletonList rows={6} />;
  if (!plan.value) {
    return (
      <OnceFetched>
        <EmptyState
          icon={IconLayoutKanban}
          title={t("gone")}
          hint={t("goneHint")}
          action={<Button onClick={onOpenPlans}>{t("toPlans")}</Button>}
        />
      </OnceFetched>
    );
  }
  return (
    <div className={classes.screen}>
      <BoardHeader
        view={plan.value}
        columns={columns}
        onOpenDialog={onOpenDialog}
        onOpenPlans={onOpenPlans}
        onLeft={onLeft}
        onOpenTask={onOpenTask}
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
      {view.menuType === "column" && (
        <>
          <LanesButton
            lanes={view.lanes}
            place={toolsPlace}
            onLanes={(lanes) => onView({ lanes })}
          />
          {mayIn(plan.value, "export") && (
            <PaperButton
              name={plan.value.plan.name}
              columns={shown}
              nameOf={nameOf}
              place={toolsPlace}
            />
          )}
        </>
      )}
      {view.menuType === "column" ? (
        <Board
          view={plan.value}
          columns={shown}
          whole={columns}
          filtering={isFiltering(view)}
          selectedTaskId={selectedTaskId}
          nameOf={nameOf}
          onOpenTask={onOpenTask}
          onComplete={complete}
          kind={view.lanes}
        />
      ) : (
        renderOther({
          planId,
          name: plan.value.plan.name,
          planOf,
          columns,
          shown,
          view,
          onView,
          toolsPlace,
          selectedTaskId,
          onOpenTask,
        })
      )}
      {panel}
    </div>
  );
}

/** The board in lanes, or as a whole. */
function Board({ kind, ...board }: BoardColumnsProps & { readonly kind: ViewParameters["lanes"] }) {
  return kind ? <LateBoardLanes kind={kind} {...board} /> : <BoardColumns {...board} />;
}
