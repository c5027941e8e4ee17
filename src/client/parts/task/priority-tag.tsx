import colors from "#client/ui/swatch/swatch.module.css";
import type { Priority } from "#domain/task/task.ts";
import classes from "./priority-tag.module.css";
import { usePriorities } from "./use-priorities.ts";

interface PriorityTagProps {
  readonly priority: Priority;
}

/** "P1"; nothing for a task without a priority. */
export function PriorityTag({ priority }: PriorityTagProps) {
  const { shortOf, colorOf, nameOf } = usePriorities();
  if (priority === 0) return null;
  return (
    <span
      className={`${classes.priority} ${colors.color}`}
      data-color={colorOf(priority)}
      title={nameOf(priority)}
    >
      {shortOf(priority)}
    </span>
  );
}
