import { useTranslation } from "react-i18next";
import type { Task } from "#domain/task/task.ts";
import { CardIcon } from "./card-icon.tsx";
import classes from "./task-tick.module.css";

interface TaskTickProps {
  readonly task: Pick<Task, "name" | "completeTime">;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
  readonly onToggle: () => void;
}

/** The round mark that completes a task, or opens it again. */
export function TaskTick({ task, disabled, className, onToggle }: TaskTickProps) {
  const { t } = useTranslation("task");
  const done = task.completeTime > 0;
  return (
    <span className={`${classes.tick} ${className ?? ""}`}>
      <input
        type="checkbox"
        checked={done}
        aria-label={t(done ? "reopenNamed" : "completeNamed", { name: task.name })}
        disabled={disabled}
        onChange={onToggle}
      />
      <CardIcon name="check" />
    </span>
  );
}
