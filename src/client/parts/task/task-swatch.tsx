import type { TaskColor } from "#domain/task/task.ts";
import colors from "./task-color.module.css";
import classes from "./task-swatch.module.css";

interface TaskSwatchProps {
  readonly color: TaskColor;
}

/** A dot in a task's colour. */
export function TaskSwatch({ color }: TaskSwatchProps) {
  return (
    <span
      className={`${classes.swatch} ${colors.color}`}
      data-color={color || undefined}
      aria-hidden
    />
  );
}
