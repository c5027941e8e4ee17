import { cleanLine, cutText } from "../../import/clean-text.ts";
import { type ImportCell, shownText } from "../../import/sheet/import-cell.ts";
import { plainText } from "../sheet/safe-text.ts";
import { REQUIRED_MARK } from "../sheet/template-marks.ts";
import { type Heading, spanOf } from "./find-heading.ts";
import type { SheetToRead } from "./sheet-to-read.ts";

/** What a column is called, and whether its heading marks it as one that is always filled in. */
export interface ColumnHeading {
  readonly name: string;
  readonly isMarked: boolean;
}

/** Letters of what a field is called. */
export const COLUMN_NAME_MAX = 100;
/** Between what several columns are called together and what one of them is. */
const GROUP_MARK = " / ";

/** What the columns of a sheet are called, "" = nothing; one below another heading has both names. */
export function headingNames(
  sheet: SheetToRead,
  { line, count }: Heading,
): readonly ColumnHeading[] {
  if (count === 0) return [];
  const [first = [], second = []] = sheet.grid.slice(line, line + count);
  const width = Math.max(first.length, second.length);
  let group = { text: "", until: 0 };
  return Array.from({ length: width }, (_, at): ColumnHeading => {
    const own = lineOf(first[at]);
    const below = lineOf(second[at]);
    const span = spanOf(sheet, line, at);
    if (own !== "") group = { text: own, until: at + span };
    const above = at < group.until ? group.text : "";
    const isGrouped = above !== "" && below !== "" && above !== below;
    const text = isGrouped ? `${above}${GROUP_MARK}${below}` : own || below;
    return headingOf(text);
  });
}

function lineOf(cell: ImportCell | undefined): string {
  return cleanLine(plainText(shownText(cell)));
}

function headingOf(text: string): ColumnHeading {
  const isMarked = text.startsWith(REQUIRED_MARK) || text.endsWith(REQUIRED_MARK);
  const bare = text.replace(/^\*+|\*+$/g, "").trim();
  return { name: cutText(bare, COLUMN_NAME_MAX), isMarked: isMarked && bare !== "" };
}

/** A column as spreadsheets call it: A, B, ... Z, AA. */
export function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}

/** The column that spreadsheets call so. */
export function columnOfLetters(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
