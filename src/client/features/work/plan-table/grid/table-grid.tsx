import { type FocusEvent, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { taskMenuHandlers } from "#client/parts/task/menu/task-menu-handlers.ts";
import { rowsWith } from "#client/ui/virtual-list/rows-with.ts";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { useVirtualList } from "#client/ui/virtual-list/use-virtual-list.ts";
import { keyOfLine } from "../model/table-lines.ts";
import type { TableSettings } from "#client/parts/plan/table/table-settings.ts";
import { cellText } from "../words/cell-text.ts";
import { cellId, HEAD } from "./cell-id.ts";
import { copiedCells } from "./copied-cells.ts";
import { GridLines } from "./grid-lines.tsx";
import classes from "./grid.module.css";
import type { GridProps } from "./grid-props.ts";
import { HEAD_HEIGHT, ROW_HEIGHT } from "./row-height.ts";
import { TableHead } from "./table-head.tsx";
import { useCopy } from "./use-copy.ts";
import { useGridEdit } from "./use-grid-edit.ts";
import { useGridClicks } from "./use-grid-clicks.ts";
import { useGridKeys } from "./use-grid-keys.ts";
import { useGridPlace } from "./use-grid-place.ts";

/** What stands around the grid until the page has measured it, pixels. */
const AROUND = 200;
/** Rows beyond the edge of what can be seen. */
const OVERSCAN = 4;

/** Tasks in lines and columns, walked by keys as the W3C's pattern of a grid has it; only what is seen is in the page. */
export function TableGrid(props: GridProps) {
  const { planId, name, lines, settings, words, selected, taskCount, rightsOf } = props;
  const { edited, onEdited, onSettings, onFold, onOpenTask, onComplete } = props;
  const { t } = useTranslation("plan-table");
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const { fields, group } = settings;
  const size = { rows: lines.length, columns: fields.length + 1 };
  const focus = useGridPlace(lines, settings, size);
  const { place, corner } = focus;
  const edit = useGridEdit({ onEdited, grid, focus, own: words.own, rightsOf, onComplete });
  const list = useVirtualList({
    count: lines.length,
    scroller,
    sizeAt: () => ROW_HEIGHT,
    keyAt: (index) => {
      const line = lines[index];
      return line ? keyOfLine(line) : index;
    },
    overscan: OVERSCAN,
    around: AROUND,
    head: HEAD_HEIGHT,
    rowsIn: rowsWith(place.row),
  });
  const line = lines[place.row];
  const active = cellId(
    gridId,
    line ? keyOfLine(line) : HEAD,
    line?.kind === "group" ? 0 : place.column,
  );
  useEffect(() => {
    if (document.activeElement !== grid.current) return;
    document.querySelector(`#${CSS.escape(active)}`)?.scrollIntoView({
      block: "nearest",
      inline: "nearest",
    });
  }, [active]);
  const isPhone = useIsPhone();
  useEffect(() => {
    if (!isPhone) return;
    const shown = grid.current?.querySelector("[data-editing]");
    shown?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isPhone]);
  const handleKeyDown = useGridKeys({
    lines,
    settings,
    size,
    focus,
    selected,
    onSettings,
    onFold,
    onOpenTask,
    onEdit: edit.begin,
  });
  useCopy(grid, () =>
    copiedCells({
      lines,
      fields,
      selected: selected.ids,
      place,
      corner,
      textOf: (field, row) => cellText(field, row, words),
    }),
  );
  const handleClick = useGridClicks({
    lines,
    settings,
    focus,
    selected,
    onSettings,
    onFold,
    onOpenTask,
    onEdit: edit.begin,
  });
  const menu = taskMenuHandlers(onOpenTask);
  return (
    <div ref={scroller} className={classes.scroller} data-scroll-restoration-id={`table-${planId}`}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is a grid, with or without levels */}
      <table
        ref={grid}
        role={group ? "treegrid" : "grid"}
        tabIndex={0}
        aria-label={t("tableOf", { name })}
        aria-rowcount={lines.length + 1}
        aria-colcount={size.columns}
        aria-multiselectable
        aria-activedescendant={active}
        className={classes.grid}
        style={{ height: list.getTotalSize(), ...columnStyle(settings) }}
        // What a cell has opened is about to have the focus: its keys are not the grid's.
        onKeyDown={edited ? undefined : (event) => menu.onKeyDown(event) || handleKeyDown(event)}
        onContextMenu={menu.onContextMenu}
        onClick={handleClick}
        onFocus={keepFocus}
      >
        <TableHead
          gridId={gridId}
          settings={settings}
          words={words}
          active={place.row < 0 ? place.column : -1}
          allSelected={taskCount > 0 && selected.ids.size === taskCount}
          onResize={(wanted) => onSettings({ fields: wanted })}
        />
        <GridLines
          {...props}
          gridId={gridId}
          items={list.getVirtualItems()}
          place={place}
          corner={corner}
          onEnd={edit.end}
        />
      </table>
    </div>
  );
}

/** What a cell shows may be pressed, and gives the focus back: the keys are the grid's. */
function keepFocus({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  const isOwn = target !== currentTarget && currentTarget.contains(target);
  if (isOwn && !target.closest("[data-editing]")) currentTarget.focus({ preventScroll: true });
}

/** The columns as the lines lay them out; the name takes what is left. */
function columnStyle({ fields }: TableSettings): Record<string, string> {
  const widths = fields.map(({ field, width }) =>
    field === "name" ? `minmax(${width}px, 1fr)` : `${width}px`,
  );
  const least = fields.reduce((sum, { width }) => sum + width, 0);
  return {
    "--table-columns": `var(--plumbline-target) ${widths.join(" ")}`,
    minWidth: `calc(var(--plumbline-target) + ${least}px)`,
  };
}
