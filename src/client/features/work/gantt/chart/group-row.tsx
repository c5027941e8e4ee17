import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { memo } from "react";
import type { GroupLine } from "../model/gantt-lines.ts";
import type { TimeScale } from "../model/time-scale.ts";
import bars from "./bar.module.css";
import classes from "./gantt.module.css";
import type { GanttWords } from "./use-gantt-words.ts";

interface GroupRowProps {
  readonly id: string;
  readonly line: GroupLine;
  readonly index: number;
  readonly start: number;
  readonly scale: TimeScale;
  readonly words: GanttWords;
  readonly isActive: boolean;
  readonly compares: boolean;
}

/** A column over its tasks: from the first of them to the last, and how much is done. */
export const GroupRow = memo(function GroupRow(props: GroupRowProps) {
  const { id, line, index, start, scale, words, isActive, compares } = props;
  const { column, times, percent, folded } = line;
  const Arrow = folded ? IconChevronRight : IconChevronDown;
  const left = times ? scale.xOf(times[0]) : 0;
  const width = times ? scale.xOf(times[1]) - left : 0;
  return (
    <tr
      id={id}
      className={classes.row}
      data-line={index}
      data-group
      data-active={isActive || undefined}
      aria-level={1}
      aria-expanded={!folded}
      aria-rowindex={index + 2}
      style={{ top: start }}
    >
      <th scope="row" className={classes.name} data-level={1}>
        <span className={classes.arrow} data-fold="">
          <Arrow size="0.875rem" aria-hidden />
        </span>
        <span className={classes.nameWords} title={column.name}>
          {column.name}
        </span>
        <span className={classes.start}>{times ? words.day(times[0]) : ""}</span>
        <span className={classes.days}>{times ? words.length(times) : ""}</span>
        {compares && <span className={classes.drift} />}
        <span className={classes.face} />
      </th>
      <td className={classes.time} aria-label={words.percent(percent)}>
        {times && (
          <>
            <span
              className={bars.sum}
              style={{ left: `calc(var(--gantt-names) + ${left}px)`, width }}
            />
            <span
              className={bars.barWords}
              data-faint
              style={{ left: `calc(var(--gantt-names) + ${left + width}px)` }}
            >
              {words.percent(percent)}
            </span>
          </>
        )}
      </td>
    </tr>
  );
});
