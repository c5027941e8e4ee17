import { IconChevronRight, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { TaskTick } from "#client/parts/task/task-tick.tsx";
import { useComplete } from "#client/parts/task/use-complete.ts";
import { useTaskActions } from "#client/parts/task/use-task-actions.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { TASK_NAME_MAX } from "#domain/limits.ts";
import type { Task } from "#domain/task/task.ts";
import type { TaskRights } from "./task-rights.ts";
import { InlineText } from "./inline-text.tsx";
import classes from "./subtasks.module.css";
import { TimeField } from "./time/time-field.tsx";

interface SubtaskRowProps {
  readonly subtask: Task;
  readonly main: Task;
  readonly rights: TaskRights;
  readonly onOpenTask: (taskId: number) => void;
}

const none: readonly Task[] = [];

/** One part of a task: ticked, renamed, timed and deleted where it stands. */
export function SubtaskRow({ subtask, main, rights, onOpenTask }: SubtaskRowProps) {
  const { t } = useTranslation("task");
  const { edit, remove } = useTaskActions();
  const complete = useComplete();
  const { name } = subtask;
  const done = subtask.completeTime > 0;
  const readOnly = !rights.change;
  // A part of what is complete stays as it is.
  const mayComplete = rights.complete && main.completeTime === 0;
  return (
    <li className={classes.subtask} data-done={done || undefined}>
      <TaskTick
        done={done}
        label={t(done ? "reopenNamed" : "completeNamed", { name })}
        disabled={!mayComplete}
        onToggle={() => complete(subtask)}
      />
      <div className={classes.subtaskWords}>
        <InlineText
          value={name}
          label={t("subtaskName", { name })}
          maxLength={TASK_NAME_MAX}
          readOnly={readOnly}
          onCommit={(words) => edit(subtask, { name: words })}
        />
        {(!readOnly || subtask.endTime > 0) && (
          <TimeField short task={subtask} main={main} subtasks={none} readOnly={readOnly} />
        )}
      </div>
      {rights.remove && (
        <IconButton
          icon={IconTrash}
          size="sm"
          label={t("deleteNamed", { name })}
          onClick={() => void remove(subtask)}
        />
      )}
      <IconButton
        icon={IconChevronRight}
        size="sm"
        label={t("openNamed", { name })}
        onClick={() => onOpenTask(subtask.id)}
      />
    </li>
  );
}
