import type { FormToMake } from "#client/data/database/import-row.ts";
import { cellsInColumn, valueLines, wordsIn } from "#domain/form/from-sheet/column-cells.ts";
import { countMissed } from "#domain/form/from-sheet/kind-details.ts";
import { reckonable, type SheetColumn } from "#domain/form/from-sheet/sheet-column.ts";
import type { SheetKind, SheetWords } from "#domain/form/from-sheet/sheet-kind.ts";
import type { ImportCell } from "#domain/import/sheet/import-cell.ts";
import type { ImportGrid } from "#domain/import/sheet/import-grid.ts";

/** Values of a column that are shown as examples, and their letters. */
const EXAMPLES = 3;
const EXAMPLE_MAX = 40;

/** The lines by which the columns of a form are looked at. */
export function linesOf({ heading }: Pick<FormToMake, "heading">, grid: ImportGrid): ImportGrid {
  return valueLines(grid, heading.line + heading.count);
}

/** A few different values of a column. */
export function examplesOf(lines: ImportGrid, column: number): readonly string[] {
  const { cells } = cellsInColumn(lines, column);
  const different = [...new Set(cells.map(shownWords))].slice(0, EXAMPLES);
  return different.map((text) =>
    text.length > EXAMPLE_MAX ? `${text.slice(0, EXAMPLE_MAX - 1)}…` : text,
  );
}

/** What a cell says; days in the one way that nobody reads otherwise. */
function shownWords(cell: ImportCell): string {
  const day = typeof cell === "object" ? /^([1-9]\d{3}-\d\d-\d\d) (\d\d:\d\d)/.exec(cell[1]) : null;
  if (!day || day[1] === "1899-12-31" || day[1] === "1904-01-01") return wordsIn(cell);
  return day[2] === "00:00" ? (day[1] ?? "") : `${day[1]} ${day[2]}`;
}

/** A column of another kind, and how many of its values do not fit that. */
export function ofKind(
  column: SheetColumn,
  kind: SheetKind,
  lines: ImportGrid,
  words: SheetWords,
): SheetColumn {
  const { cells } = cellsInColumn(lines, column.at);
  return { ...column, kind, missed: countMissed(kind, cells, column.unit, words) };
}

/** A formula that lost what it asks for is a number, also to those that ask for it. */
export function settled(columns: readonly SheetColumn[]): readonly SheetColumn[] {
  const can = reckonable(columns);
  const lost = columns.filter(({ kind, at }) => kind === "calculation" && !can.has(at));
  if (lost.length === 0) return columns;
  return columns.map((column) =>
    lost.includes(column) ? { ...column, kind: "number" as const } : column,
  );
}
