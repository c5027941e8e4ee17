import { type ImportCell, shownText } from "../../import/sheet/import-cell.ts";
import { HEADING_LINES_MAX, type SheetToRead } from "./sheet-to-read.ts";

/** Where the headings of a sheet stand: the first line of them, and how many there are; 0 = the sheet begins with its values. */
export interface Heading {
  readonly line: number;
  readonly count: 0 | 1 | 2;
}

/** Letters of a heading at most; what is longer says something. */
const HEADING_MAX = 200;
/** Signs of numbers, dates and times. */
const NUMERIC = /^[\d\s.,:/%+-]+$/;
/** Parts of the columns that a line of headings names, for sure and at least. */
const SURE = 0.8;
const LEAST = 0.5;

type Line = readonly ImportCell[];

/** Finds the headings below whatever title a sheet has. */
export function findHeading(sheet: SheetToRead): Heading {
  const lines = sheet.grid.slice(0, HEADING_LINES_MAX);
  const width = Math.max(0, ...lines.map((line) => filledOf(line).length));
  const isNamed = (part: number) => (line: Line, at: number) =>
    isHeading(line) && coveredBy(sheet, line, at) >= Math.max(Math.min(2, width), width * part);
  const sure = lines.findIndex(isNamed(SURE));
  const line = sure >= 0 ? sure : lines.findIndex(isNamed(LEAST));
  return line < 0 ? { line: firstFilled(lines), count: 0 } : headingAt(sheet, line);
}

/** The headings that begin in a line, whatever it looks like. */
export function headingAt(sheet: SheetToRead, line: number): Heading {
  return { line, count: isTwofold(sheet, line) ? 2 : 1 };
}

/** The columns that a cell of a line is drawn over, beyond its own. */
export function spanOf({ merged }: SheetToRead, line: number, column: number): number {
  const range = merged.find(
    (each) => each.row === line && each.column === column && each.rows === 1,
  );
  return range?.columns ?? 1;
}

function filledOf(line: Line): readonly number[] {
  return line.flatMap((cell, at) => (shownText(cell) === "" ? [] : [at]));
}

function firstFilled(lines: readonly Line[]): number {
  return Math.max(
    0,
    lines.findIndex((line) => filledOf(line).length > 0),
  );
}

function coveredBy(sheet: SheetToRead, line: Line, at: number): number {
  const filled = filledOf(line);
  // One cell over all of them is a title.
  if (filled.length === 1) return 1;
  return filled.reduce((sum, column) => sum + spanOf(sheet, at, column), 0);
}

/** Words, of which hardly any stands twice. */
function isHeading(line: Line): boolean {
  const filled = filledOf(line).map((at) => line[at] ?? "");
  const words = filled.filter(isWord);
  const different = new Set(words.map(shownText));
  return (
    words.length > 0 &&
    words.length >= filled.length * SURE &&
    different.size >= words.length * LEAST
  );
}

function isWord(cell: ImportCell): boolean {
  const text = shownText(cell);
  return typeof cell === "string" && text.length <= HEADING_MAX && !NUMERIC.test(text);
}

/** Headings over several columns each, with those of the columns below them. */
function isTwofold(sheet: SheetToRead, line: number): boolean {
  const [first = [], second = []] = sheet.grid.slice(line, line + 2);
  const below = filledOf(second);
  const isUnder = (column: number) =>
    filledOf(first).some((at) => at <= column && column < at + spanOf(sheet, line, at));
  const isSpanned = filledOf(first).some(
    (at) =>
      spanOf(sheet, line, at) > 1 &&
      below.filter((column) => column >= at && column < at + spanOf(sheet, line, at)).length > 1,
  );
  return isSpanned && below.every((at) => isWord(second[at] ?? "") && isUnder(at));
}
