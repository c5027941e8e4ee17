import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useComplete } from "#client/parts/task/use-complete.ts";
import { askMove } from "#client/parts/task/move/move-host.tsx";
import type { Column } from "#domain/column/column.ts";
import type { Task } from "#domain/task/task.ts";
import { ChoiceMenu } from "./choice-menu.tsx";
import classes from "./fields.module.css";
import type { TaskRights } from "#client/parts/task/task-rights.ts";

interface StatusFieldProps {
  readonly task: Task;
  /** Where it stands on the board; a subtask stands nowhere. */
  readonly column: Column | undefined;
  readonly rights: TaskRights;
}

/** Whether a task is open or done, and the column it stands in. */
export function StatusField({ task, column, rights }: StatusFieldProps) {
  const { t } = useTranslation("task");
  const complete = useComplete();
  const choices = [
    {
      value: "open" as const,
      label: t("statusOpen"),
      mark: <IconCircle size="1rem" className={classes.open} aria-hidden />,
    },
    {
      value: "done" as const,
      label: t("statusDone"),
      mark: <IconCircleCheckFilled size="1rem" className={classes.done} aria-hidden />,
    },
  ];
  return (
    <>
      <ChoiceMenu
        label={t("status")}
        value={task.completeTime > 0 ? "done" : "open"}
        choices={choices}
        readOnly={!rights.complete}
        onChoose={() => complete(task)}
      />
      {column && !rights.move && <span className={classes.dim}>{column.name}</span>}
      {column && rights.move && (
        <button
          type="button"
          className={classes.value}
          title={t("move")}
          onClick={() => void askMove({ task })}
        >
          <span className={classes.dim}>{column.name}</span>
        </button>
      )}
    </>
  );
}
