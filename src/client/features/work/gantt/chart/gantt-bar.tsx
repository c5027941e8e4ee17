import type { Times } from "#domain/task/task-times.ts";
import type { TaskLine } from "../model/gantt-lines.ts";
import type { TimeScale } from "../model/time-scale.ts";
import classes from "./bar.module.css";

interface GanttBarProps {
  readonly line: TaskLine;
  /** Where it lies now, while it is carried by keys. */
  readonly times: Times;
  readonly scale: TimeScale;
  readonly isCritical: boolean;
  readonly mayMove: boolean;
  /** What stands behind it. */
  readonly words: string;
  readonly isLate: boolean;
  /** How it stands to the baseline, in words; "" where nothing is compared. */
  readonly compared: string;
}

/** Shorter bars could not be met, pixels. */
const LEAST = 6;

/** A task over its time, a milestone as a diamond where it ends: how much of it is done, and its edges and dots, by which it is stretched and linked. */
export function GanttBar(props: GanttBarProps) {
  const { line, times, scale, isCritical, mayMove, words, isLate } = props;
  const { task, percent = 0 } = line;
  const isMilestone = task.milestone === 1;
  const left = scale.xOf(times[isMilestone ? 1 : 0]);
  const width = isMilestone ? 0 : Math.max(LEAST, scale.xOf(times[1]) - left);
  return (
    <>
      <div
        className={classes.bar}
        data-bar={task.id}
        title={props.compared || undefined}
        data-done={task.completeTime > 0 || undefined}
        data-critical={isCritical || undefined}
        data-movable={mayMove || undefined}
        data-milestone={isMilestone || undefined}
        style={{
          left: `calc(var(--gantt-names) + ${left}px)`,
          // A diamond is as large as it is, however near the days are.
          ...(!isMilestone && { width }),
        }}
      >
        {isMilestone ? (
          <span className={classes.diamond} />
        ) : (
          <span className={classes.fill} style={{ width: `${percent}%` }} />
        )}
        {mayMove && !isMilestone && (
          <>
            <span className={classes.edge} data-part="start" />
            <span className={classes.edge} data-part="end" />
          </>
        )}
        <span className={classes.dot} data-dot="start" />
        <span className={classes.dot} data-dot="finish" />
      </div>
      {words !== "" && (
        <span
          className={classes.barWords}
          data-late={isLate || undefined}
          style={{ left: `calc(var(--gantt-names) + ${left + width}px)` }}
        >
          {words}
        </span>
      )}
    </>
  );
}
