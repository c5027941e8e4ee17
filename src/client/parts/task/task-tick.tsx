import { CardIcon } from "./card-icon.tsx";
import classes from "./task-tick.module.css";

interface TaskTickProps {
  readonly done: boolean;
  /** What a press does to which task; given, because finding words for hundreds of ticks costs too much. */
  readonly label: string;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
  readonly onToggle: () => void;
}

/** The round mark that completes a task, or opens it again. */
export function TaskTick({ done, label, disabled, className, onToggle }: TaskTickProps) {
  return (
    <span className={`${classes.tick} ${className ?? ""}`}>
      <input
        type="checkbox"
        checked={done}
        aria-label={label}
        disabled={disabled}
        onChange={onToggle}
      />
      <CardIcon name="check" />
    </span>
  );
}
