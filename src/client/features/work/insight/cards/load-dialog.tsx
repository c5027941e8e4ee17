import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { DueTag } from "#client/parts/task/due-tag.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { Task } from "#domain/task/task.ts";
import { useInsightWords } from "../use-insight-words.ts";
import type { OpenedLoad } from "./opened-load.ts";
import classes from "./workload.module.css";

interface LoadDialogProps extends OpenedLoad {
  readonly tasks: readonly Task[];
  readonly onOpenTask: (taskId: number) => void;
  readonly onClose: () => void;
}

/** The tasks behind one number: those that are due, and those on which work falls into that time as well. */
export function LoadDialog({ title, load, tasks, onOpenTask, onClose }: LoadDialogProps) {
  const { t } = useTranslation("plan-insight");
  const byId = useMemo(() => new Map(tasks.map((task) => [task.id, task])), [tasks]);
  const rowsOf = (ids: readonly number[]) =>
    ids
      .flatMap((id) => byId.get(id) ?? [])
      .toSorted((left, right) => left.endTime - right.endTime || left.id - right.id);
  return (
    <Dialog title={title} onClose={onClose}>
      <TaskList
        label={t("load.due", { count: load.due.length })}
        rows={rowsOf(load.due)}
        onOpenTask={onOpenTask}
      />
      <TaskList label={t("load.begun")} rows={rowsOf(load.begun)} onOpenTask={onOpenTask} />
    </Dialog>
  );
}

interface TaskListProps {
  readonly label: string;
  readonly rows: readonly Task[];
  readonly onOpenTask: (taskId: number) => void;
}

function TaskList({ label, rows, onOpenTask }: TaskListProps) {
  const words = useInsightWords();
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className={classes.listHead}>{label}</h3>
      <ul className={classes.list} aria-label={label}>
        <Each as="li" rows={rows} keyOf={({ id }) => id}>
          {(task) => (
            <li className={classes.row}>
              <button type="button" className={classes.open} onClick={() => onOpenTask(task.id)}>
                {task.name}
              </button>
              {task.estimate > task.worked && (
                <span className={classes.dim}>{words.hours(task.estimate - task.worked)}</span>
              )}
              <DueTag task={task} />
            </li>
          )}
        </Each>
      </ul>
    </>
  );
}
