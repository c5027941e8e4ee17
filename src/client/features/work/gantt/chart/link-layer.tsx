import { memo, useMemo } from "react";
import { workedTimes } from "#domain/task/milestone/milestone.ts";
import type { TaskLink } from "#domain/task-link/task-link.ts";
import type { GanttLine } from "../model/gantt-lines.ts";
import { type LinkedBar, linkPath } from "../model/link-path.ts";
import type { TimeScale } from "../model/time-scale.ts";
import classes from "./gantt.module.css";
import { DIAMOND_HALF, ROW_HEIGHT } from "./sizes.ts";
import type { WindowX } from "./use-window-x.ts";

interface LinkLayerProps {
  readonly lines: readonly GanttLine[];
  readonly links: readonly TaskLink[];
  readonly critical: ReadonlySet<number>;
  readonly scale: TimeScale;
  readonly seen: WindowX;
  /** The first and the last line that is in the page. */
  readonly first: number;
  readonly last: number;
}

/** Room for what reaches out of the lines that are seen, pixels. */
const AROUND = 40;

/** The links between bars that can be seen: one path for all of them, and one for those that must not slip. */
export const LinkLayer = memo(function LinkLayer(props: LinkLayerProps) {
  const { lines, links, critical, scale, seen, first, last } = props;
  const places = useMemo(() => {
    const found = new Map<number, { readonly index: number; readonly bar: LinkedBar }>();
    for (const [index, line] of lines.entries()) {
      if (line.kind !== "task" || line.task.endTime === 0) continue;
      const [left, right] = workedTimes(line.task).map(scale.xOf);
      const half = line.task.milestone === 1 ? DIAMOND_HALF : 0;
      const bar = {
        left: (left ?? 0) - half,
        right: (right ?? 0) + half,
        middle: index * ROW_HEIGHT + ROW_HEIGHT / 2,
      };
      found.set(line.task.id, { index, bar });
    }
    return found;
  }, [lines, scale]);
  const paths = { usual: ["", ""], critical: ["", ""] };
  for (const { fromId, toId, kind } of links) {
    const [from, to] = [places.get(fromId), places.get(toId)];
    if (!from || !to) continue;
    const isAbove = Math.max(from.index, to.index) < first;
    const isBelow = Math.min(from.index, to.index) > last;
    const isBeside =
      Math.max(from.bar.right, to.bar.right) < seen.from ||
      Math.min(from.bar.left, to.bar.left) > seen.to;
    if (isAbove || isBelow || isBeside) continue;
    const { line, head } = linkPath(kind, from.bar, to.bar);
    const path = paths[critical.has(fromId) && critical.has(toId) ? "critical" : "usual"];
    path[0] += line;
    path[1] += head;
  }
  const top = first * ROW_HEIGHT - AROUND;
  const height = (last - first + 1) * ROW_HEIGHT + 2 * AROUND;
  const width = Math.max(1, seen.to - seen.from);
  return (
    <svg
      className={classes.links}
      aria-hidden
      width={width}
      height={height}
      viewBox={`${seen.from} ${top} ${width} ${height}`}
      style={{ top: `calc(var(--plumbline-header) + ${top}px)`, marginLeft: seen.from }}
    >
      {(["usual", "critical"] as const).map((kind) => (
        <g key={kind} data-critical={kind === "critical" || undefined}>
          <path className={classes.linkLine} d={paths[kind][0]} />
          <path className={classes.linkHead} d={paths[kind][1]} />
        </g>
      ))}
    </svg>
  );
});
