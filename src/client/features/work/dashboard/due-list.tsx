import { Button } from "@mantine/core";
import { IconMoodSmile } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { MyTask } from "#client/data/queries/across-plans/my-tasks.ts";
import { TaskRow } from "#client/parts/task/row/task-row.tsx";
import { useListedTasks } from "#client/parts/task/task-order.ts";
import { useComplete } from "#client/parts/task/use-complete.ts";
import { Each } from "#client/ui/each/each.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import type { DashboardPart } from "#domain/task/dashboard-parts.ts";
import { orderMyTasks } from "#domain/task/order-my-tasks.ts";
import classes from "./dashboard.module.css";

interface DueListProps {
  readonly part: DashboardPart;
  readonly rows: readonly MyTask[];
  readonly selectedTaskId: number | undefined;
  readonly onOpenTask: (taskId: number) => void;
  readonly onOpenMyWork: () => void;
}

/** More than that nobody does today; the rest stands in the list of all one's tasks. */
const MOST = 50;

/** The tasks of a part, the most pressing first. */
export function DueList({ part, rows, selectedTaskId, onOpenTask, onOpenMyWork }: DueListProps) {
  const { t } = useTranslation("dashboard");
  const complete = useComplete();
  const shown = useMemo(() => {
    const byTask = new Map(rows.map((row) => [row.task.id, row]));
    const ordered = orderMyTasks(rows.map(({ task }) => task));
    return ordered.flatMap(({ id }) => byTask.get(id) ?? []).slice(0, MOST);
  }, [rows]);
  const listed = useMemo(() => shown.map(({ task }) => task.id), [shown]);
  useListedTasks(listed);
  return (
    <section className={classes.half} aria-labelledby="dashboard-due">
      <h2 id="dashboard-due" className={classes.head}>
        {t(`parts.${part}`)}
      </h2>
      {shown.length === 0 && (
        <EmptyState icon={IconMoodSmile} title={t(`none.${part}`)} hint={t("noneHint")} />
      )}
      <ul className={classes.list}>
        <Each as="li" rows={shown} keyOf={({ task }) => task.id}>
          {(row) => (
            <li>
              <TaskRow
                row={row}
                selected={row.task.id === selectedTaskId}
                onOpenTask={onOpenTask}
                onComplete={complete}
              />
            </li>
          )}
        </Each>
      </ul>
      {rows.length > shown.length && (
        <Button variant="subtle" onClick={onOpenMyWork}>
          {t("more", { count: rows.length - shown.length })}
        </Button>
      )}
    </section>
  );
}
