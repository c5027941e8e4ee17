import { IconDots } from "@tabler/icons-react";
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { TimedTaskView } from "#client/data/queries/across-plans/calendar.ts";
import { DueTag } from "#client/parts/task/due-tag.tsx";
import { placeOfKey } from "#client/parts/task/menu/task-menu-handlers.ts";
import { askTaskMenu } from "#client/parts/task/menu/task-menu-host.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import colors from "#client/ui/swatch/swatch.module.css";
import { makePlanDraggable } from "./drag-days.ts";
import classes from "./plan-list.module.css";

interface PlanRowProps {
  readonly view: TimedTaskView;
  readonly mayPlan: boolean;
  readonly onOpenTask: (taskId: number) => void;
}

/** A task to be planned: carried onto a day, or by its menu. */
export function PlanRow({ view: { task, plan }, mayPlan, onOpenTask }: PlanRowProps) {
  const { t } = useTranslation("calendar");
  const element = useRef<HTMLLIElement>(null);
  const { id } = task;
  useEffect(() => {
    const row = element.current;
    return row && mayPlan ? makePlanDraggable(row, id) : undefined;
  }, [id, mayPlan]);
  useLayoutEffect(() => {
    const row = element.current;
    return () => {
      if (row?.contains(document.activeElement)) leaveRow(row);
    };
  }, []);
  const openMenu = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    askTaskMenu({ taskId: id, at: placeOfKey(currentTarget), from: currentTarget, onOpenTask });
  return (
    <li
      ref={element}
      className={`${classes.row} ${colors.color}`}
      data-task={id}
      data-color={task.color || undefined}
    >
      <button type="button" className={classes.open} onClick={() => onOpenTask(id)}>
        <span className={classes.name}>{task.name}</span>
        <span className={classes.plan}>{plan.name}</span>
      </button>
      <DueTag task={task} />
      <IconButton
        size="sm"
        icon={IconDots}
        label={t("toPlan.menu", { name: task.name })}
        onClick={openMenu}
      />
    </li>
  );
}

/** Whoever plans one by keys goes on with the next one, not at the beginning of the page. */
function leaveRow(row: HTMLElement): void {
  const next = row.nextElementSibling ?? row.previousElementSibling;
  next?.querySelector("button")?.focus();
}
