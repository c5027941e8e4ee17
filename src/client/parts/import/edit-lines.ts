import type { ImportGrid } from "#domain/import/sheet/import-grid.ts";
import type { ImportedLines } from "#domain/form/import-text/import-lines.ts";

/** With another text in a cell; what a program held exactly beside it no longer counts. */
export function withCell(grid: ImportGrid, line: number, column: number, text: string): ImportGrid {
  const cells = grid[line] ?? [];
  const filler = Array.from({ length: Math.max(0, column - cells.length) }, () => "");
  return grid.with(line, [...cells.slice(0, column), ...filler, text, ...cells.slice(column + 1)]);
}

/** Without a line; the first one of a record goes with all that follows it. */
export function withoutLine(
  grid: ImportGrid,
  line: number,
  records: readonly Pick<ImportedLines, "lines">[],
): ImportGrid {
  const whole = records.find(({ lines }) => lines[0] === line)?.lines ?? [line];
  const gone = new Set(whole);
  return grid.filter((_cells, at) => !gone.has(at));
}

/** With a column for another field; the column that was for it is for none. */
export function withPath(
  paths: readonly string[],
  column: number,
  path: string,
): readonly string[] {
  return paths.map((each, at) => {
    if (at === column) return path;
    return each === path ? "" : each;
  });
}
