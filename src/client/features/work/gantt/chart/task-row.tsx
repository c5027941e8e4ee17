import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { memo } from "react";
import { StateRing } from "#client/parts/task/state/state-ring.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { ownersOf } from "#domain/task/task.ts";
import { workedTimes } from "#domain/task/milestone.ts";
import { type Times, timesOf } from "#domain/task/task-times.ts";
import type { TaskLine } from "../model/gantt-lines.ts";
import type { TimeScale } from "../model/time-scale.ts";
import { GanttBar } from "./gantt-bar.tsx";
import classes from "./gantt.module.css";
import type { GanttWords } from "./use-gantt-words.ts";

interface TaskRowProps {
  readonly id: string;
  readonly line: TaskLine;
  readonly index: number;
  readonly start: number;
  readonly scale: TimeScale;
  readonly words: GanttWords;
  readonly isCritical: boolean;
  readonly mayMove: boolean;
  readonly isActive: boolean;
  readonly isCurrent: boolean;
  /** It is about to be linked to another one. */
  readonly isSource: boolean;
  /** Where the bar lies while keys carry it. */
  readonly carried: Times | undefined;
}

/** A task in its line: its name to the left, its bar over time. */
export const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { id, line, index, start, scale, words, isCritical, mayMove, isActive, carried } = props;
  const { task, folded, main } = line;
  const [startTime, endTime] = carried ?? timesOf(task);
  const { milestone } = task;
  const times = carried ?? timesOf(task);
  const worked = workedTimes({ milestone, startTime, endTime });
  const isTimed = task.endTime > 0;
  const late = words.late(task);
  const behind =
    line.percent !== undefined && line.percent < 100 ? words.percent(line.percent) : late;
  const owner = ownersOf(task)[0];
  const Arrow = folded ? IconChevronRight : IconChevronDown;
  return (
    <tr
      id={id}
      className={classes.row}
      data-line={index}
      data-task={task.id}
      data-active={isActive || undefined}
      data-done={task.completeTime > 0 || undefined}
      data-source={props.isSource || undefined}
      aria-current={props.isCurrent || undefined}
      aria-level={main ? 3 : 2}
      aria-rowindex={index + 2}
      {...(folded !== undefined && { "aria-expanded": !folded })}
      style={{ top: start }}
    >
      <th scope="row" className={classes.name} data-level={main ? 3 : 2}>
        <span className={classes.arrow} data-fold={folded === undefined ? undefined : ""}>
          {folded !== undefined && <Arrow size="0.875rem" aria-hidden />}
        </span>
        <StateRing mark={words.mark(task)} />
        <span className={classes.nameWords} data-open title={task.name}>
          {task.name}
        </span>
        <span className={classes.start}>{isTimed ? words.day(worked[0]) : ""}</span>
        <span className={classes.days}>
          {isTimed && milestone === 0 ? words.length(times) : ""}
        </span>
        <span className={classes.face}>
          {owner !== undefined && (
            <InitialsAvatar
              id={owner}
              name={words.nameOf(owner)}
              size="small"
              label={words.nameOf(owner)}
            />
          )}
        </span>
      </th>
      <td className={classes.time} aria-label={words.bar(line, worked, { isCritical, late })}>
        {isTimed && (
          <GanttBar
            line={line}
            times={times}
            scale={scale}
            isCritical={isCritical}
            mayMove={mayMove}
            words={behind}
            isLate={behind !== "" && behind === late}
          />
        )}
      </td>
    </tr>
  );
});
