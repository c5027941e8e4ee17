import type { ImportGrid } from "../../import/sheet/import-grid.ts";
import type { MergedCells } from "../sheet/sheet-of-records.ts";

/** What a cell reckons: its formula without the sign in front of it. */
export interface CellFormula {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** A sheet that a form is to be made of; lines and columns are counted from 0. */
export interface SheetToRead {
  readonly grid: ImportGrid;
  readonly formulas: readonly CellFormula[];
  readonly merged: readonly MergedCells[];
}

/** Lines below the headings by which kinds of fields are guessed. */
export const GUESS_LINES_MAX = 1_000;
/** Lines from the top in which headings are looked for. */
export const HEADING_LINES_MAX = 40;
