import type { KeyboardEvent } from "react";
import { isApple } from "#client/platform/is-apple.ts";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import { isComposing } from "#client/platform/is-composing.ts";
import { tableShortcuts } from "../feature.ts";
import { nextSort, resizeField } from "#client/parts/plan/table/table-settings.ts";
import { type GridSize, walkGrid, WALKING_KEYS } from "../model/walk-grid.ts";
import type { GridActs } from "./grid-acts.ts";
import { ROW_HEIGHT } from "./row-height.ts";

interface GridKeys extends GridActs {
  readonly size: Omit<GridSize, "page">;
}

/** A step of one column's width by keyboard, pixels. */
const WIDTH_STEP = 16;

/** What keys do while the focus is on the grid itself, not in something that a cell has opened. */
export function useGridKeys(grid: GridKeys): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    if (event.target !== event.currentTarget || isComposing(event.nativeEvent)) return;
    const isDone =
      grid.focus.place.row < 0
        ? onHead(event, grid)
        : onLine(event, grid) || onSelection(event, grid);
    if (isDone || walk(event, grid)) event.preventDefault();
  };
}

function walk(event: KeyboardEvent, { focus, size }: GridKeys): boolean {
  const key = WALKING_KEYS.find((one) => one === event.key);
  if (!key || event.altKey) return false;
  const far = isApple ? event.metaKey : event.ctrlKey;
  const page = Math.max(1, Math.floor(seenHeight(event.currentTarget) / ROW_HEIGHT) - 2);
  focus.moveTo(walkGrid(focus.place, key, far, { ...size, page }), event.shiftKey);
  return true;
}

/** How much of the grid is seen at once, pixels: its place scrolls. */
function seenHeight(grid: Element): number {
  return grid.parentElement?.clientHeight ?? 0;
}

/** The head sorts; its columns change their width. */
function onHead(event: KeyboardEvent, grid: GridKeys): boolean {
  const { focus, settings, selected, onSettings } = grid;
  const { fields, sort } = settings;
  const shown = fields[focus.place.column - 1];
  if (!shown) {
    if (!isPressed(event, tableShortcuts.select)) return false;
    selected.all();
    return true;
  }
  const { field, width } = shown;
  const also = isPressed(event, tableShortcuts.sortAlso);
  if (also || isPressed(event, tableShortcuts.edit)) {
    onSettings({ sort: nextSort(sort, field, also) });
    return true;
  }
  const narrower = isPressed(event, tableShortcuts.narrower);
  if (!narrower && !isPressed(event, tableShortcuts.wider)) return false;
  onSettings({ fields: resizeField(fields, field, width + (narrower ? -WIDTH_STEP : WIDTH_STEP)) });
  return true;
}

function onLine(event: KeyboardEvent, grid: GridKeys): boolean {
  const { lines, focus, settings, selected, onFold, onOpenTask, onEdit } = grid;
  const line = lines[focus.place.row];
  if (!line) return false;
  if (line.kind === "group") {
    const folds = event.key === (line.folded ? "ArrowRight" : "ArrowLeft");
    const asked =
      isPressed(event, tableShortcuts.edit) || isPressed(event, tableShortcuts.select) || folds;
    if (asked) onFold(line);
    return asked;
  }
  const { id } = line.row.task;
  if (isPressed(event, tableShortcuts.open)) return did(() => onOpenTask(id));
  if (isPressed(event, tableShortcuts.select)) return did(() => selected.toggle(id));
  if (isPressed(event, tableShortcuts.selectThrough)) return did(() => selected.through(id));
  const field = settings.fields[focus.place.column - 1]?.field;
  if (!field) {
    return isPressed(event, tableShortcuts.edit) && did(() => selected.toggle(id));
  }
  if (isPressed(event, tableShortcuts.edit)) return did(() => onEdit(line, field));
  // Only words are typed; for other cells letters are what they are everywhere.
  const typed = field === "name" && isCharacter(event) ? event.key : undefined;
  return typed !== undefined && did(() => onEdit(line, field, typed));
}

function onSelection(event: KeyboardEvent, { selected, focus }: GridKeys): boolean {
  if (isPressed(event, tableShortcuts.selectAll)) return did(selected.all);
  if (!isPressed(event, tableShortcuts.clear)) return false;
  if (focus.corner) return did(focus.unmark);
  // Where nothing is selected, the key is for what stands beside the table.
  return selected.ids.size > 0 && did(selected.clear);
}

function isCharacter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  // All that is no character has a name: "Enter", "F2".
  return !/^[A-Z][A-Za-z0-9]/.test(key) && !ctrlKey && !metaKey && !altKey;
}

function did(act: () => void): true {
  act();
  return true;
}
