import { useTranslation } from "react-i18next";
import type { Task } from "#domain/task/task.ts";
import { CardIcon } from "./card-icon.tsx";
import classes from "./task-tick.module.css";

interface TaskTickProps {
  readonly task: Pick<Task, "name" | "completeTime">;
  readonly disabled?: boolean;
  readonly onToggle: () => void;
}

/** The round mark that completes a task, or opens it again. */
export function TaskTick({ task, disabled, onToggle }: TaskTickProps) {
  const { t } = useTranslation("task");
  const done = task.completeTime > 0;
  return (
    <button
      type="button"
      className={classes.tick}
      role="checkbox"
      aria-checked={done}
      aria-label={t(done ? "reopenNamed" : "completeNamed", { name: task.name })}
      disabled={disabled}
      onClick={onToggle}
    >
      <CardIcon name="check" />
    </button>
  );
}
