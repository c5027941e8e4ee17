import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useComplete } from "#client/parts/task/use-complete.ts";
import { useFlow } from "#client/live/use-flow.ts";
import { markOf } from "#client/parts/task/state/state-mark.ts";
import { StateRing } from "#client/parts/task/state/state-ring.tsx";
import { useChangeState } from "#client/parts/task/state/use-change-state.ts";
import { turnsOf } from "#domain/flow/flow-of-plan.ts";
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

/** The state of a task, or where its plan has no workflow whether it is open or done; and the column it stands in. */
export function StatusField({ task, column, rights }: StatusFieldProps) {
  const { t } = useTranslation("task");
  const complete = useComplete();
  const flow = useFlow(task.planId);
  const states = flow.state === "ready" ? flow.value : [];
  const changeState = useChangeState();
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
      {task.flowItemId > 0 ? (
        <ChoiceMenu
          label={t("status")}
          value={task.flowItemId}
          choices={turnsOf(states, task).map((item) => ({
            value: item.id,
            label: item.name,
            mark: <StateRing mark={markOf(item, states)} />,
          }))}
          readOnly={!rights.complete}
          onChoose={(id) => {
            const to = states.find((item) => item.id === id);
            if (to) changeState(task, to);
          }}
        />
      ) : (
        <ChoiceMenu
          label={t("status")}
          value={task.completeTime > 0 ? "done" : "open"}
          choices={choices}
          readOnly={!rights.complete}
          onChoose={() => complete(task)}
        />
      )}
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
