import { type KeyboardEvent, useEffect, useRef } from "react";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import { useDue } from "#client/parts/task/use-due.ts";
import colors from "#client/ui/swatch/swatch.module.css";
import type { Task } from "#domain/task/task.ts";
import classes from "./calendar.module.css";
import { makeDayDraggable } from "./drag-days.ts";
import { calendarShortcuts } from "./feature.ts";
import type { TaskBar } from "./model/lay-week.ts";

interface TaskBarButtonProps {
  readonly bar: TaskBar;
  readonly days: readonly number[];
  readonly isSelected: boolean;
  readonly mayMove: boolean;
  readonly onOpenTask: (taskId: number) => void;
  readonly onMove: (task: Task, days: number) => void;
}

/** Days that each key carries a task by. */
const STEPS = [
  [calendarShortcuts.dayEarlier, -1],
  [calendarShortcuts.dayLater, 1],
  [calendarShortcuts.weekEarlier, -7],
  [calendarShortcuts.weekLater, 7],
] as const;

/** A task over its days of one week: opened, and carried to other days. */
export function TaskBarButton(props: TaskBarButtonProps) {
  const { bar, days, isSelected, mayMove, onOpenTask, onMove } = props;
  const { task, from, to, isBefore, isAfter, lane } = bar;
  const due = useDue()(task);
  const element = useRef<HTMLButtonElement>(null);
  const { id } = task;
  useEffect(() => {
    const button = element.current;
    return button && mayMove ? makeDayDraggable(button, id, days.slice(from, to + 1)) : undefined;
  }, [id, mayMove, days, from, to]);
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = STEPS.find(([shortcut]) => isPressed(event, shortcut));
    if (!step || !mayMove) return;
    event.preventDefault();
    onMove(task, step[1]);
  };
  return (
    <button
      ref={element}
      type="button"
      className={`${classes.bar} ${colors.color}`}
      style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: lane + 2 }}
      data-task={id}
      data-color={task.color || undefined}
      data-due={due.state}
      data-before={isBefore || undefined}
      data-after={isAfter || undefined}
      data-selected={isSelected || undefined}
      title={task.name}
      onClick={() => onOpenTask(id)}
      onKeyDown={handleKeyDown}
    >
      {task.name}
    </button>
  );
}
