import { flowNameOf } from "#domain/flow/flow-fields.ts";
import type { Task } from "#domain/task/task.ts";
import { askState } from "./state/state-host.tsx";
import type { TellMark } from "./state/state-mark.ts";
import { StateRing } from "./state/state-ring.tsx";
import classes from "./task-tick.module.css";
import { TaskTick } from "./task-tick.tsx";

interface TaskMarkProps {
  readonly task: Task;
  /** What a press does, named with its task; given, because finding words for hundreds of marks costs too much. */
  readonly label: string;
  /** Why it cannot be pressed, in words; it can where left out. */
  readonly barred?: string | undefined;
  readonly tellMark: TellMark;
  readonly className?: string | undefined;
  /** It is reached by the keys of the grid that it stands in, not by Tab. */
  readonly inGrid?: boolean;
  readonly onComplete: (task: Task) => void;
}

/** How far a task is: ticked where it is open or done, and with the states to choose from where its plan has a workflow. */
export function TaskMark(props: TaskMarkProps) {
  const { task, label, barred, tellMark, className, inGrid = false, onComplete } = props;
  if (task.flowItemId === 0) {
    return (
      <TaskTick
        className={className}
        done={task.completeTime > 0}
        label={label}
        barred={barred}
        inGrid={inGrid}
        onToggle={() => onComplete(task)}
      />
    );
  }
  return (
    <button
      type="button"
      className={`${classes.state} ${className ?? ""}`}
      aria-haspopup="menu"
      aria-label={`${label}: ${flowNameOf(task)}`}
      title={barred ?? flowNameOf(task)}
      disabled={barred !== undefined}
      tabIndex={inGrid ? -1 : undefined}
      onClick={(event) => askState(task, event.currentTarget)}
    >
      <StateRing mark={tellMark(task)} />
    </button>
  );
}
