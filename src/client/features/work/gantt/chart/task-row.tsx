import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { memo } from "react";
import { StateRing } from "#client/parts/task/state/state-ring.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { driftOf } from "#domain/baseline/drift.ts";
import { ownersOf } from "#domain/task/task.ts";
import { workedTimes } from "#domain/task/milestone/milestone.ts";
import { type Times, timesOf } from "#domain/task/task-times.ts";
import type { TaskLine } from "../model/gantt-lines.ts";
import type { TimeScale } from "../model/time-scale.ts";
import bars from "./bar.module.css";
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
  readonly compares: boolean;
  /** Its times in the baseline that is compared with. */
  readonly planned: Times | undefined;
  readonly mayMove: boolean;
  readonly isActive: boolean;
  readonly isCurrent: boolean;
  /** It is about to be linked to another one. */
  readonly isSource: boolean;
  /** Where the bar lies while keys carry it. */
  readonly carried: Times | undefined;
}

/** Shorter ones could not be seen, pixels. */
const LEAST = 3;

/** A task in its line: its name to the left, its bar over time. */
export const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { id, line, index, start, scale, words, isCritical, mayMove, carried, planned } = props;
  const { task, folded, main } = line;
  const times = carried ?? timesOf(task);
  const [startTime, endTime] = times;
  const worked = workedTimes({ milestone: task.milestone, startTime, endTime });
  const isTimed = task.endTime > 0;
  const compared = props.compares ? words.compared(planned, times) : "";
  const late = words.late(task);
  const behind =
    line.percent !== undefined && line.percent < 100 ? words.percent(line.percent) : late;
  return (
    <tr
      id={id}
      className={classes.row}
      data-line={index}
      data-task={task.id}
      data-active={props.isActive || undefined}
      data-done={task.completeTime > 0 || undefined}
      data-source={props.isSource || undefined}
      aria-current={props.isCurrent || undefined}
      aria-level={main ? 3 : 2}
      aria-rowindex={index + 2}
      {...(folded !== undefined && { "aria-expanded": !folded })}
      style={{ top: start }}
    >
      <TaskHead {...props} times={times} begins={worked[0]} />
      <td
        className={classes.time}
        aria-label={words.bar(line, worked, { isCritical, late, compared })}
      >
        {planned && (
          <span
            className={bars.baseline}
            data-baseline
            title={compared}
            style={{
              left: `calc(var(--gantt-names) + ${scale.xOf(planned[0])}px)`,
              width: Math.max(LEAST, scale.xOf(planned[1]) - scale.xOf(planned[0])),
            }}
          />
        )}
        {isTimed && (
          <GanttBar
            compared={compared}
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

interface TaskHeadProps extends Pick<TaskRowProps, "line" | "words" | "compares" | "planned"> {
  readonly times: Times;
  /** When the work begins, epoch ms. */
  readonly begins: number;
}

/** What a task is called, with the columns beside it. */
function TaskHead({ line, words, compares, planned, times, begins }: TaskHeadProps) {
  const { task, folded, main } = line;
  const isTimed = task.endTime > 0;
  const drift = planned && isTimed ? driftOf(planned, times) : 0;
  const owner = ownersOf(task)[0];
  const Arrow = folded ? IconChevronRight : IconChevronDown;
  return (
    <th scope="row" className={classes.name} data-level={main ? 3 : 2}>
      <span className={classes.arrow} data-fold={folded === undefined ? undefined : ""}>
        {folded !== undefined && <Arrow size="0.875rem" aria-hidden />}
      </span>
      <StateRing mark={words.mark(task)} />
      <span className={classes.nameWords} data-open title={task.name}>
        {task.name}
      </span>
      <span className={classes.start}>{isTimed ? words.day(begins) : ""}</span>
      <span className={classes.days}>
        {isTimed && task.milestone === 0 ? words.length(times) : ""}
      </span>
      {compares && (
        <span className={classes.drift} data-late={drift > 0 || undefined}>
          {planned && isTimed ? words.drift(drift) : ""}
        </span>
      )}
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
  );
}
