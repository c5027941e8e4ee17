import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@mantine/core";
import { IconLayoutKanban } from "@tabler/icons-react";
import type { BoardColumn } from "#client/data/queries/board.ts";
import { useData } from "#client/live/data-context.ts";
import { useBoard } from "#client/live/use-board.ts";
import { usePlan } from "#client/live/use-plan.ts";
import { useUsers } from "#client/live/use-users.ts";
import { usePageName } from "#client/platform/title/page-title.ts";
import { useListedTasks } from "#client/parts/task/task-order.ts";
import { useComplete } from "#client/parts/task/use-complete.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { BoardColumns } from "./board-columns.tsx";
import { BoardHeader } from "./board-header.tsx";
import classes from "./board.module.css";
import { filterCards, isFiltering } from "./filter-cards.ts";
import { keepSameColumns } from "./stable-columns.ts";
import { useBoardFilter } from "./use-board-filter.ts";

interface BoardScreenProps {
  readonly planId: number;
  readonly selectedTaskId: number | undefined;
  readonly onOpenTask: (taskId: number) => void;
  readonly onOpenDialog: (dialogId: number) => void;
  readonly onOpenPlans: () => void;
  /** The plan was put away, removed or left; with the plan to go to, where there is one. */
  readonly onLeft: (nextPlanId: number | undefined) => void;
  /** The open task, beside the board. */
  readonly panel: ReactNode;
}

/** A plan in column view. */
export function BoardScreen({
  planId,
  selectedTaskId,
  onOpenTask,
  onOpenDialog,
  onOpenPlans,
  onLeft,
  panel,
}: BoardScreenProps) {
  const { t } = useTranslation("board");
  const { userId } = useData();
  const plan = usePlan(planId);
  const board = useBoard(planId);
  const users = useUsers();
  const complete = useComplete();
  const [filter, changeFilter] = useBoardFilter(planId);
  usePageName("place", plan.state === "ready" ? (plan.value?.plan.name ?? "") : "");
  const nameOf = useCallback((id: number) => users.get(id)?.nickname ?? "", [users]);
  const known = useRef<readonly BoardColumn[]>([]);
  const columns = useMemo(
    // oxlint-disable-next-line react/refs -- only saves work: what has not changed stays the same object
    () => (board.state === "ready" ? keepSameColumns(known.current, board.value) : undefined),
    [board],
  );
  useEffect(() => {
    if (columns) known.current = columns;
  }, [columns]);
  const shown = useMemo(
    () => columns && filterCards(columns, filter, userId),
    [columns, filter, userId],
  );

  const listed = useMemo(
    () => (shown ?? []).flatMap(({ cards }) => cards.map(({ task }) => task.id)),
    [shown],
  );
  useListedTasks(listed);

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
        filter={filter}
        onFilter={changeFilter}
        onOpenDialog={onOpenDialog}
        onOpenPlans={onOpenPlans}
        onLeft={onLeft}
        onOpenTask={onOpenTask}
      />
      <BoardColumns
        view={plan.value}
        columns={shown}
        filtering={isFiltering(filter)}
        selectedTaskId={selectedTaskId}
        nameOf={nameOf}
        onOpenTask={onOpenTask}
        onComplete={complete}
      />
      {panel}
    </div>
  );
}
