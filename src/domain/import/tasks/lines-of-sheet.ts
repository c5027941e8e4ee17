import type { ImportedLines } from "../../form/import-text/import-lines.ts";
import { type ImportCell, shownText } from "../sheet/import-cell.ts";
import { type ImportGrid, type ImportMapping, isHint } from "../sheet/import-grid.ts";
import { fieldIdOf } from "../../field/field-claims.ts";
import { isTaskColumn } from "./task-columns.ts";

/** Each line of a sheet that says something, by what its columns are for; the hint of a template is passed over. */
export function linesOfSheet(
  grid: ImportGrid,
  { headings, paths }: ImportMapping,
): ImportedLines[] {
  return grid.flatMap((line, at): ImportedLines[] => {
    if (at < headings || isHint(line)) return [];
    const cells = Object.fromEntries(
      paths.flatMap((path, column) =>
        isTaskColumn(path) || fieldIdOf(path) !== undefined
          ? [[path, textOf(path, line[column])] as const]
          : [],
      ),
    );
    if (Object.values(cells).every((text) => text === "")) return [];
    return [{ lines: [at], texts: { cells, rows: {} }, rowLines: {} }];
  });
}

const DATED = new Set(["start", "end", "done"]);

/** Dates as they are held, whatever their cell shows. */
function textOf(path: string, cell: ImportCell | undefined): string {
  return typeof cell === "object" && (DATED.has(path) || fieldIdOf(path) !== undefined)
    ? cell[1]
    : shownText(cell);
}
