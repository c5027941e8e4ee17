import type { MouseEvent } from "react";
import type { TableLine } from "../model/table-lines.ts";
import { nextSort } from "#client/parts/plan/table/table-settings.ts";
import type { GridActs } from "./grid-acts.ts";

/** What a press does in a grid: all of it is heard here, so that thousands of lines stay light. */
export function useGridClicks(grid: GridActs): (event: MouseEvent<HTMLElement>) => void {
  return (event) => {
    const target = event.target as HTMLElement;
    // What a cell has opened lies elsewhere in the page.
    if (!event.currentTarget.contains(target) || target.closest("[data-editing] input")) return;
    const at = target.closest<HTMLElement>("[data-line]");
    if (!at || target.closest("[data-handle]")) return;
    event.currentTarget.focus({ preventScroll: true });
    const row = Number(at.dataset["line"]);
    const column = Number(target.closest<HTMLElement>("[data-cell]")?.dataset["cell"] ?? 0);
    grid.focus.moveTo({ row, column }, event.shiftKey && column > 0 && row >= 0);
    const line = grid.lines[row];
    if (row < 0) pressHead(column, event, grid);
    else if (line) pressLine(line, column, event, grid);
  };
}

function pressHead(column: number, { shiftKey }: MouseEvent, grid: GridActs): void {
  const { settings, selected, onSettings } = grid;
  const field = settings.fields[column - 1]?.field;
  if (field) onSettings({ sort: nextSort(settings.sort, field, shiftKey) });
  else if (selected.ids.size > 0) selected.clear();
  else selected.all();
}

function pressLine(line: TableLine, column: number, event: MouseEvent, grid: GridActs): void {
  const { settings, selected, onFold, onOpenTask, onEdit } = grid;
  if (line.kind === "group") {
    onFold(line);
    return;
  }
  const { id } = line.row.task;
  const field = settings.fields[column - 1]?.field;
  if ((event.target as Element).closest("[data-open]")) onOpenTask(id);
  else if (!field) (event.shiftKey ? selected.through : selected.toggle)(id);
  // A state is changed by its tick, and Shift marks cells.
  else if (field !== "status" && !event.shiftKey) onEdit(line, field);
}
