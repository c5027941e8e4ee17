import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { useTranslation } from "react-i18next";
import { taskMenuHandlers } from "#client/parts/task/menu/task-menu-handlers.ts";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { rowsWith } from "#client/ui/virtual-list/rows-with.ts";
import { useVirtualList } from "#client/ui/virtual-list/use-virtual-list.ts";
import type { WorkingCalendar } from "#domain/schedule/working-calendar.ts";
import type { LinkKind, TaskLink } from "#domain/task-link/task-link.ts";
import type { Times } from "#domain/task/task-times.ts";
import type { Task } from "#domain/task/task.ts";
import type { CarriedBar } from "../acts/use-carry-by-keys.ts";
import { type GanttKeys, useGanttKeys } from "../acts/use-gantt-keys.ts";
import { useBarDrag } from "../acts/use-bar-drag.ts";
import { useLinkDrag } from "../acts/use-link-drag.ts";
import type { TimeScale } from "../model/time-scale.ts";
import { BackLayer } from "./back-layer.tsx";
import { GanttHead } from "./gantt-head.tsx";
import classes from "./gantt.module.css";
import { GroupRow } from "./group-row.tsx";
import { LinkLayer } from "./link-layer.tsx";
import { HEAD_HEIGHT, ROW_HEIGHT } from "./sizes.ts";
import { TaskRow } from "./task-row.tsx";
import type { GanttWords } from "./use-gantt-words.ts";
import { useWindowX } from "./use-window-x.ts";

export interface GanttChartProps extends GanttKeys {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly planId: number;
  readonly name: string;
  readonly scale: TimeScale;
  readonly now: number;
  readonly calendar: WorkingCalendar;
  readonly links: readonly TaskLink[];
  readonly critical: ReadonlySet<number>;
  /** The times of the baseline that is compared with. */
  readonly planned: ReadonlyMap<number, Times> | undefined;
  readonly words: GanttWords;
  readonly selectedTaskId: number | undefined;
  readonly carried: CarriedBar | undefined;
  /** The task that is about to be linked. */
  readonly sourceId: number | undefined;
  readonly onMove: (task: Task, times: Times) => void;
  readonly onDrawLink: (fromId: number, toId: number, kind: LinkKind) => void;
}

/** What stands around the chart until the page has measured it, pixels. */
const AROUND = 220;
/** Lines beyond the edge of what can be seen. */
const OVERSCAN = 6;

/** Bars over time, and their names beside them; only what can be seen is in the page. */
export function GanttChart(props: GanttChartProps) {
  const { scroller, planId, name, lines, scale, now, calendar, links, critical, words, planned } =
    props;
  const { place, carried, onPlace, onFold, onOpenTask, mayMove, onPutDown } = props;
  const { t } = useTranslation("gantt");
  const gridId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const seen = useWindowX(scroller, scale.width);
  const list = useVirtualList({
    count: lines.length,
    scroller,
    sizeAt: () => ROW_HEIGHT,
    keyAt: (index) => lines[index]?.key ?? index,
    overscan: OVERSCAN,
    around: AROUND,
    head: HEAD_HEIGHT,
    rowsIn: rowsWith(place),
  });
  const items = list.getVirtualItems();
  const drawn = items.map(({ index }) => index).filter((index) => index !== place);
  const rowId = (index: number) => `${gridId}-${lines[index]?.key ?? "none"}`;
  const taskOf = (id: number) => {
    const line = lines.find((one) => one.kind === "task" && one.task.id === id);
    return line?.kind === "task" ? line.task : undefined;
  };
  const drag = useBarDrag({ scale, taskOf, mayMove, say: words.span, onMove: props.onMove });
  const drawLink = useLinkDrag(props.onDrawLink);
  const handleKeyDown = useGanttKeys(props);
  useEffect(() => {
    if (document.activeElement === grid.current) list.scrollToIndex(place);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list is the same one
  }, [place]);
  useKeptMiddle(scroller, scale, now);
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const index = Number(target.closest<HTMLElement>("[data-line]")?.dataset["line"] ?? -1);
    const line = lines[index];
    if (!line || drag.wasCarried.current) return;
    event.currentTarget.focus({ preventScroll: true });
    onPlace(index);
    if (target.closest("[data-fold]") || line.kind === "group") onFold(line);
    else if (target.closest("[data-open], [data-bar]")) onOpenTask(line.task.id);
  };
  const menu = taskMenuHandlers(onOpenTask);
  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!drawLink(event)) drag.carry(event);
  };
  return (
    <div
      ref={scroller}
      className={classes.scroller}
      data-scroll-restoration-id={`gantt-${planId}`}
      data-gantt
      data-compares={planned !== undefined || undefined}
    >
      <div
        className={classes.whole}
        style={{
          height: list.getTotalSize(),
          width: `calc(var(--gantt-names) + ${scale.width}px)`,
        }}
      >
        <BackLayer
          scale={scale}
          seen={seen}
          calendar={calendar}
          now={now}
          height={lines.length * ROW_HEIGHT}
        />
        <LinkLayer
          lines={lines}
          links={links}
          critical={critical}
          scale={scale}
          seen={seen}
          first={drawn[0] ?? 0}
          last={drawn.at(-1) ?? 0}
        />
        <table
          ref={grid}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- it is a grid with levels
          role="treegrid"
          tabIndex={0}
          aria-label={t("chartOf", { name })}
          aria-rowcount={lines.length + 1}
          aria-activedescendant={lines.length > 0 ? rowId(place) : undefined}
          className={classes.grid}
          onKeyDown={(event) => menu.onKeyDown(event) || handleKeyDown(event)}
          onContextMenu={menu.onContextMenu}
          onClick={handleClick}
          onPointerDown={handlePointerDown}
          onBlur={onPutDown}
        >
          <GanttHead scale={scale} seen={seen} now={now} compares={planned !== undefined} />
          <tbody className={classes.body}>
            {items.map(({ index, start }) => {
              const line = lines[index];
              if (!line) return null;
              const common = { id: rowId(index), index, start, scale, words };
              const isActive = index === place;
              if (line.kind === "group") {
                return (
                  <GroupRow
                    key={line.key}
                    {...common}
                    line={line}
                    isActive={isActive}
                    compares={planned !== undefined}
                  />
                );
              }
              const { task } = line;
              return (
                <Boundary key={line.key} row={task} as="tr">
                  <TaskRow
                    {...common}
                    line={line}
                    isCritical={critical.has(task.id)}
                    compares={planned !== undefined}
                    planned={planned?.get(task.id)}
                    mayMove={mayMove(task)}
                    isActive={isActive}
                    isCurrent={task.id === props.selectedTaskId}
                    isSource={task.id === props.sourceId}
                    carried={carried?.task.id === task.id ? carried.times : undefined}
                  />
                </Boundary>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Today stands a little inside at first; when days come nearer what was in the middle stays there. */
function useKeptMiddle(
  scroller: RefObject<HTMLDivElement | null>,
  scale: TimeScale,
  now: number,
): void {
  const middle = useRef<number>(undefined);
  const zoom = useRef(scale);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const half = element.clientWidth / 3;
    const before = zoom.current;
    zoom.current = scale;
    if (middle.current === undefined) element.scrollLeft = scale.xOf(now) - half / 2;
    else if (before !== scale) {
      element.scrollLeft = scale.xOf(before.timeAt(element.scrollLeft + half)) - half;
    }
    middle.current = element.scrollLeft;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- time goes on, and the place stays
  }, [scroller, scale]);
}
