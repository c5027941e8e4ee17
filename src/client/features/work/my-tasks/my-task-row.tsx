import { useTranslation } from "react-i18next";
import type { MyTask } from "#client/data/queries/my-tasks.ts";
import { CardIcon } from "#client/parts/task/card-icon.tsx";
import { DueTag } from "#client/parts/task/due-tag.tsx";
import { PriorityTag } from "#client/parts/task/priority-tag.tsx";
import { markLabel } from "#client/parts/task/mark-label.ts";
import { useTellMark } from "#client/parts/task/state/use-tell-mark.ts";
import { TaskMark } from "#client/parts/task/task-mark.tsx";
import type { Task } from "#domain/task/task.ts";
import classes from "./my-tasks.module.css";

interface MyTaskRowProps {
  readonly row: MyTask;
  readonly selected: boolean;
  readonly onOpenTask: (taskId: number) => void;
  readonly onComplete: (task: Task) => void;
}

/** One task of the person's list. */
export function MyTaskRow({ row, selected, onOpenTask, onComplete }: MyTaskRowProps) {
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
