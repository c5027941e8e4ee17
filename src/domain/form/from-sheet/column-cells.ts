import { type ImportCell, shownText } from "../../import/sheet/import-cell.ts";
import { type ImportGrid, isHint } from "../../import/sheet/import-grid.ts";
import { plainText } from "../sheet/safe-text.ts";
import { GUESS_LINES_MAX } from "./sheet-to-read.ts";

/** What a sheet says in one column, line by line. */
export interface ColumnCells {
  /** Those in which something stands. */
  readonly cells: readonly ImportCell[];
  /** Lines in which the column says nothing, and others do. */
  readonly missing: number;
}

const TOTAL =
  /^(?:(?:grand|sub)?\s*total|sum|summe|gesamt|gesamtsumme|zwischensumme|总计|合计|小计|總計|合計|小計|総計|합계|총계|소계|somme|total général|sous-total|jumlah|subtotal)\s*:?$/i;

/** A sheet without the line below its values that sums them up. */
export function withoutTotal(grid: ImportGrid, headings: number): ImportGrid {
  const at = grid.findLastIndex((line) => line.some((cell) => shownText(cell) !== ""));
  const [first = ""] = grid[at]?.map(shownText).filter((text) => text !== "") ?? [];
  return at > headings && TOTAL.test(first) ? grid.slice(0, at) : grid;
}

/** The lines below the headings by which is guessed: neither hints of templates nor sums below them. */
export function valueLines(grid: ImportGrid, headings: number): ImportGrid {
  return withoutTotal(grid, headings)
    .slice(headings)
    .filter((line) => line.some((cell) => shownText(cell) !== "") && !isHint(line))
    .slice(0, GUESS_LINES_MAX);
}

/** What the lines of a sheet say in a column. */
export function cellsInColumn(lines: ImportGrid, column: number): ColumnCells {
  const cells = lines.flatMap((line) => {
    const cell = line[column];
    return cell === undefined || shownText(cell) === "" ? [] : [cell];
  });
  return { cells, missing: lines.length - cells.length };
}

/** What a cell says in words. */
export function wordsIn(cell: ImportCell): string {
  return plainText(shownText(cell));
}
