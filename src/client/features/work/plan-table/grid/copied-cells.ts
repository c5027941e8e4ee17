import type { TableField } from "#client/parts/plan/table/table-fields.ts";
import type { TableLine } from "../model/table-lines.ts";
import type { TableRow } from "../model/table-row.ts";
import type { ShownField } from "#client/parts/plan/table/table-settings.ts";
import { tabSeparated } from "../model/tab-separated.ts";
import type { GridPlace } from "../model/walk-grid.ts";

interface CopiedCells {
  readonly lines: readonly TableLine[];
  readonly fields: readonly ShownField[];
  readonly selected: ReadonlySet<number>;
  readonly place: GridPlace;
  readonly corner: GridPlace | undefined;
  readonly textOf: (field: TableField, row: TableRow) => string;
}

/** What is copied: the cells that are marked, else the tasks that are selected, else the cell in which the focus is. */
export function copiedCells(marked: CopiedCells): string {
  const { lines, fields, selected, place, corner, textOf } = marked;
  const whole = corner === undefined && selected.size > 0;
  const [top, bottom] = ordered(place.row, corner?.row ?? place.row);
  const [first, last] = ordered(place.column, corner?.column ?? place.column);
  const named = whole ? fields : fields.slice(Math.max(0, first - 1), last);
  const wanted = whole ? lines : lines.slice(Math.max(0, top), bottom + 1);
  const copied = new Set<number>();
  const rows = wanted.flatMap((line) => {
    if (line.kind !== "task") return [];
    const { id } = line.row.task;
    // A selected task may stand on several lines.
    if (whole && (!selected.has(id) || copied.has(id))) return [];
    copied.add(id);
    return [named.map(({ field }) => textOf(field, line.row))];
  });
  return tabSeparated(rows);
}

/** Two numbers, the lesser first. */
export function ordered(one: number, other: number): readonly [number, number] {
  return one <= other ? [one, other] : [other, one];
}
