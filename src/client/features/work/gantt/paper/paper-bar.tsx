import type { Times } from "#domain/task/task-times.ts";
import type { GanttWords } from "../chart/use-gantt-words.ts";
import type { TaskLine } from "../model/gantt-lines.ts";
import type { PaperScale } from "./paper-scale.ts";
import classes from "./gantt-paper.module.css";

interface PaperBarProps {
  readonly line: TaskLine;
  readonly times: Times;
  /** When the baseline had it. */
  readonly planned: Times | undefined;
  readonly scale: PaperScale;
  readonly isCritical: boolean;
  readonly words: GanttWords;
}

/** A task over its time, a milestone where it ends, with how much of it is done and how late it is. */
export function PaperBar({ line, times, planned, scale, isCritical, words }: PaperBarProps) {
  const { task, percent } = line;
  const isMilestone = task.milestone === 1;
  const over = ([start, end]: Times) => ({
    left: `${scale.percentOf(start)}%`,
    width: `${scale.percentOf(end) - scale.percentOf(start)}%`,
  });
  const late = words.late(task);
  const behind = late || (percent === undefined ? "" : words.percent(percent));
  return (
    <>
      {planned && <span className={classes.planned} style={over(planned)} />}
      <span
        className={isMilestone ? classes.milestone : classes.bar}
        data-critical={isCritical || undefined}
        data-done={task.completeTime > 0 || undefined}
        style={isMilestone ? { left: `${scale.percentOf(times[1])}%` } : over(times)}
      >
        {!isMilestone && <i className={classes.fill} style={{ width: `${percent ?? 0}%` }} />}
      </span>
      {behind !== "" && (
        <span
          className={classes.behind}
          data-late={late !== "" || undefined}
          style={{ left: `${scale.percentOf(times[1])}%` }}
        >
          {behind}
        </span>
      )}
    </>
  );
}
