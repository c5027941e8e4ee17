import { Menu } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { BoardColumn } from "#client/data/queries/board.ts";
import { useFlow } from "#client/live/use-flow.ts";
import { markOf } from "#client/parts/task/state/state-mark.ts";
import { StateRing } from "#client/parts/task/state/state-ring.tsx";
import { useChangeState } from "#client/parts/task/state/use-change-state.ts";
import { turnsOf } from "#domain/flow/flow-of-plan.ts";
import { askCopy } from "#client/parts/task/copy/copy-host.tsx";
import { askMove } from "#client/parts/task/move/move-host.tsx";
import type { TaskRights } from "#client/parts/task/task-rights.ts";
import { useCopyTaskLink } from "#client/parts/task/use-copy-task-link.ts";
import { useMilestone } from "#client/parts/task/use-milestone.ts";
import { useTaskActions } from "#client/parts/task/use-task-actions.ts";
import { Each } from "#client/ui/each/each.tsx";
import { SwatchItems } from "#client/ui/swatch/swatch-items.tsx";
import { usePriorities } from "#client/parts/task/use-priorities.ts";
import { TASK_COLORS, type Task } from "#domain/task/task.ts";
import { PlanItems } from "./plan-items.tsx";
import classes from "./task-menu.module.css";

/** What is asked in a dialog. */
export type TaskQuestion = "owner" | "time" | "day";

export interface TaskMenuItemsProps {
  readonly task: Task;
  readonly rights: TaskRights;
  readonly readColumns: () => readonly BoardColumn[];
  readonly onOpen: (task: Task) => void;
  readonly onComplete: (task: Task) => void;
  readonly onMoveCard: (taskId: number, place: PlaceInColumn) => Promise<void>;
  readonly onAsk: (question: TaskQuestion) => void;
}

/** Where a task is to stand: in a column, before the card at `index`. */
export interface PlaceInColumn {
  readonly columnId: number;
  readonly index: number;
}

/** What the person can do with a task without opening it, and why not more; the same wherever the menu opens. */
export function TaskMenuItems(props: TaskMenuItemsProps) {
  const { task, rights, onOpen, onComplete, onAsk } = props;
  const { t } = useTranslation(["board", "task"]);
  const { archive, remove } = useTaskActions();
  const copyLink = useCopyTaskLink();
  const barred = rights.note ?? rights.completeNote;
  return (
    <>
      <Menu.Item onClick={() => onOpen(task)}>{t("open")}</Menu.Item>
      {rights.complete && task.flowItemId > 0 && <StateItems task={task} />}
      {rights.complete && task.flowItemId === 0 && (
        <Menu.Item onClick={() => onComplete(task)}>
          {t(task.completeTime > 0 ? "task:reopen" : "task:complete")}
        </Menu.Item>
      )}
      <Menu.Divider />
      {rights.change && <Menu.Item onClick={() => onAsk("owner")}>{t("assign")}</Menu.Item>}
      {rights.schedule && <Menu.Item onClick={() => onAsk("time")}>{t("setTime")}</Menu.Item>}
      {rights.schedule && task.completeTime === 0 && (
        <PlanItems task={task} onOther={() => onAsk("day")} />
      )}
      {rights.move && <MoveItems {...props} />}
      {rights.change && <LookItems task={task} />}
      {task.parentId === 0 && <WholeTaskItems task={task} rights={rights} />}
      <Menu.Item onClick={() => copyLink(task)}>{t("task:copyLink")}</Menu.Item>
      {(rights.archive || rights.remove) && <Menu.Divider />}
      {rights.archive && <Menu.Item onClick={() => archive(task)}>{t("task:archive")}</Menu.Item>}
      {rights.remove && (
        <Menu.Item color="red" onClick={() => void remove(task)}>
          {t("task:delete")}
        </Menu.Item>
      )}
      {barred && <Menu.Label className={classes.barred}>{t(barred)}</Menu.Label>}
    </>
  );
}

/** What subtasks have no part in. */
function WholeTaskItems({ task, rights }: Pick<TaskMenuItemsProps, "task" | "rights">) {
  const { t } = useTranslation("task");
  const turnMilestone = useMilestone();
  return (
    <>
      {rights.change && (
        <Menu.Item onClick={() => turnMilestone(task)}>
          {t(task.milestone === 1 ? "endMilestone" : "makeMilestone")}
        </Menu.Item>
      )}
      {rights.note !== "task:planArchivedNote" && (
        <Menu.Item onClick={() => void askCopy({ kind: "task", task })}>{t("copy")}</Menu.Item>
      )}
    </>
  );
}

/** The states of the plan's workflow into which the task may go. */
function StateItems({ task }: Pick<TaskMenuItemsProps, "task">) {
  const { t } = useTranslation("task");
  const flow = useFlow(task.planId);
  const change = useChangeState();
  if (flow.state === "loading") return null;
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item>{t("status")}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        <Each rows={turnsOf(flow.value, task)} keyOf={({ id }) => id}>
          {(item) => (
            <Menu.Item
              disabled={item.id === task.flowItemId}
              leftSection={<StateRing mark={markOf(item, flow.value)} />}
              onClick={() => change(task, item)}
            >
              {item.name}
            </Menu.Item>
          )}
        </Each>
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}

/** Colour and priority. */
function LookItems({ task }: Pick<TaskMenuItemsProps, "task">) {
  const { t } = useTranslation("task");
  const priorities = usePriorities();
  const { edit } = useTaskActions();
  return (
    <>
      <Menu.Sub>
        <Menu.Sub.Target>
          <Menu.Sub.Item>{t("color")}</Menu.Sub.Item>
        </Menu.Sub.Target>
        <Menu.Sub.Dropdown>
          <SwatchItems
            colors={TASK_COLORS}
            color={task.color}
            nameOf={(color) => t(`colors.${color || "default"}`)}
            onChoose={(color) => edit(task, { color })}
          />
        </Menu.Sub.Dropdown>
      </Menu.Sub>
      <Menu.Sub>
        <Menu.Sub.Target>
          <Menu.Sub.Item>{t("priority")}</Menu.Sub.Item>
        </Menu.Sub.Target>
        <Menu.Sub.Dropdown>
          {priorities.choices.map((priority) => (
            <Menu.Item
              key={priority}
              disabled={priority === task.priority}
              onClick={() => edit(task, { priority })}
            >
              {priorities.nameOf(priority)}
            </Menu.Item>
          ))}
        </Menu.Sub.Dropdown>
      </Menu.Sub>
    </>
  );
}

function MoveItems({ task, readColumns, onMoveCard }: TaskMenuItemsProps) {
  const { t } = useTranslation("board");
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item>{t("moveTo")}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        <Each rows={readColumns()} keyOf={({ column }) => column.id}>
          {({ column, cards }) => (
            <Menu.Item
              onClick={() => void onMoveCard(task.id, { columnId: column.id, index: cards.length })}
            >
              {column.name}
            </Menu.Item>
          )}
        </Each>
        <Menu.Divider />
        <Menu.Item onClick={() => void onMoveCard(task.id, { columnId: task.columnId, index: 0 })}>
          {t("toTop")}
        </Menu.Item>
        <Menu.Item onClick={() => void askMove({ task, elsewhere: true })}>
          {t("toOtherPlan")}
        </Menu.Item>
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}
