import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { MyTask } from "#client/data/queries/across-plans/my-tasks.ts";
import { CardIcon } from "../card-icon.tsx";
import { DueTag } from "../due-tag.tsx";
import { PriorityTag } from "../priority-tag.tsx";
import { markLabel } from "../mark-label.ts";
import { useTellMark } from "../state/use-tell-mark.ts";
import { TaskMark } from "../task-mark.tsx";
import type { Task } from "#domain/task/task.ts";
import classes from "./task-row.module.css";

interface TaskRowProps {
  readonly row: MyTask;
  readonly selected: boolean;
  readonly onOpenTask: (taskId: number) => void;
  readonly onComplete: (task: Task) => void;
}

/** One task of a list over several plans. */
export function TaskRow({ row, selected, onOpenTask, onComplete }: TaskRowProps) {
  const { t } = useTranslation("task");
  const tellMark = useTellMark();
  const { task, planName, subNum, subComplete } = row;
  const done = task.completeTime > 0;
  return (
    <div
      className={classes.row}
      data-selected={selected || undefined}
      data-done={done || undefined}
    >
      <TaskMark
        className={classes.tick}
        task={task}
        label={markLabel(t, task)}
        tellMark={tellMark}
        onComplete={onComplete}
      />
      <div className={classes.words}>
        <button
          type="button"
          className={classes.name}
          aria-current={selected || undefined}
          onClick={() => onOpenTask(task.id)}
        >
          {task.name}
        </button>
        <span className={classes.plan}>{planName}</span>
      </div>
      <div className={classes.facts}>
        {task.privateTo > 0 && (
          <span className={classes.count} title={t("privateNote")}>
            <CardIcon name="private" />
            <VisuallyHidden>{t("privateNote")}</VisuallyHidden>
          </span>
        )}
        {subNum > 0 && (
          <span className={classes.count} title={t("subtasksDone")}>
            <CardIcon name="subtasks" />
            {subComplete}/{subNum}
          </span>
        )}
        <PriorityTag priority={task.priority} />
        <DueTag task={task} />
      </div>
    </div>
  );
}
