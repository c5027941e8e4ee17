import { CardIcon } from "./card-icon.tsx";
import classes from "./task-tick.module.css";

interface TaskTickProps {
  readonly done: boolean;
  /** What a press does to which task; given, because finding words for hundreds of ticks costs too much. */
  readonly label: string;
  /** Why it cannot be pressed, in words; it can where left out. */
  readonly barred?: string | undefined;
  readonly className?: string | undefined;
  /** It is reached by the keys of the grid that it stands in, not by Tab. */
  readonly inGrid?: boolean;
  readonly onToggle: () => void;
}

/** The round mark that completes a task, or opens it again. */
export function TaskTick({
  done,
  label,
  barred,
  className,
  inGrid = false,
  onToggle,
}: TaskTickProps) {
  return (
    <span className={`${classes.tick} ${className ?? ""}`}>
      <input
        type="checkbox"
        checked={done}
        aria-label={label}
        disabled={barred !== undefined}
        title={barred}
        tabIndex={inGrid ? -1 : undefined}
        onChange={onToggle}
      />
      <CardIcon name="check" />
    </span>
  );
}
