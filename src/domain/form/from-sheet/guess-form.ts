import { type ImportCell, shownText } from "../../import/sheet/import-cell.ts";
import { IMPORT_COLUMNS_MAX } from "../../import/import-limits.ts";
import { cellsInColumn, type ColumnCells, valueLines, wordsIn } from "./column-cells.ts";
import { findHeading, type Heading, headingAt } from "./find-heading.ts";
import { guessKind } from "./guess-kind.ts";
import { countMissed } from "./kind-details.ts";
import { columnLetters, type ColumnHeading, headingNames } from "./heading-names.ts";
import { readFormula, type SheetFormula } from "./read-formula.ts";
import { reckonable, type SheetColumn } from "./sheet-column.ts";
import type { SheetWords } from "./sheet-kind.ts";
import { GUESS_LINES_MAX, type SheetToRead } from "./sheet-to-read.ts";
import { type NamedUnit, unitOfHeading, unitOfText } from "./unit-of-heading.ts";

/** What a sheet is guessed to be, to be looked through and corrected. */
export interface GuessedForm {
  /** What stands above the headings, "" = nothing. */
  readonly title: string;
  readonly heading: Heading;
  readonly columns: readonly SheetColumn[];
}

/** Part of the cells of a column that reckon the same, so that the column does. */
const SAME_FORMULA = 0.9;
/** Values from which "all are filled in" and "no two are the same" say something. */
const TELLING = 3;
/** Names of what is told apart by it. */
const NUMBER_NAME =
  /(?:^|[\s_.-])(?:no|nr|num|number|nummer|code|kode|id|nomor|numéro|numero|n°|ref)\.?$|^#$|^(?:no|nr|id)\b|编号|编码|单号|序号|工号|編號|編碼|番号|번호|코드/i;

/** Guesses a form by a sheet; `line`: its headings stand there, whatever it looks like. */
export function guessForm(sheet: SheetToRead, words: SheetWords, line?: number): GuessedForm {
  const heading = line === undefined ? findHeading(sheet) : headingAt(sheet, line);
  const from = heading.line + heading.count;
  const lines = valueLines(sheet.grid, from);
  const named = headingNames(sheet, heading);
  const width = Math.max(named.length, ...lines.map((each) => each.length));
  const formulas = formulasBelow(sheet, from);
  const columns = Array.from({ length: Math.min(width, IMPORT_COLUMNS_MAX) }, (_, at) => ({
    at,
    heading: named[at] ?? { name: "", isMarked: false },
    said: cellsInColumn(lines, at),
  }))
    .filter(({ heading: { name }, said }) => name !== "" || said.cells.length > 0)
    .map(({ at, heading: own, said }) => guessColumn(at, own, said, formulas.get(at), words));
  return { title: titleAbove(sheet, heading), heading, columns: settled(columns) };
}

function guessColumn(
  at: number,
  heading: ColumnHeading,
  said: ColumnCells,
  reckoned: readonly SheetFormula[] = [],
  words: SheetWords,
): SheetColumn {
  const { cells, missing } = said;
  const named = unitOfHeading(heading.name);
  const unit = named.unit || unitOfCells(cells);
  const kind = guessKind(heading.name, cells, unit, words);
  const formula = kind === "number" ? sameFormula(reckoned, cells.length) : undefined;
  const isFull = cells.length >= TELLING && missing === 0;
  return {
    at,
    ...nameAndUnit(
      heading.name || `${words.column} ${columnLetters(at)}`,
      { ...named, unit },
      kind === "number",
    ),
    kind: formula ? "calculation" : kind,
    missed: formula ? 0 : countMissed(kind, cells, unit, words),
    isIncluded: true,
    required: !formula && kind !== "switch" && (heading.isMarked || isFull),
    unique: isFull && (kind === "text" || kind === "number") && isNumbering(heading.name, cells),
    ...(formula && { formula }),
  };
}

function nameAndUnit(name: string, { name: bare, unit }: NamedUnit, isNumber: boolean) {
  return isNumber ? { name: bare || name, unit } : { name, unit: "" };
}

/** The unit that stands beside the numbers themselves. */
function unitOfCells(cells: readonly ImportCell[]): string {
  const units = new Set(cells.map((cell) => unitOfText(wordsIn(cell))));
  const [unit = ""] = units;
  // What shows 12 % holds 0.12.
  const isShare = unit === "%" && cells.some((cell) => typeof cell === "object");
  return units.size === 1 && !isShare ? unit : "";
}

/** Whether no two say the same in a column that is called a number. */
function isNumbering(name: string, cells: readonly ImportCell[]): boolean {
  return NUMBER_NAME.test(name.trim()) && new Set(cells.map(wordsIn)).size === cells.length;
}

/** The formulas of each column that can be read. */
function formulasBelow({ formulas }: SheetToRead, from: number) {
  const read = formulas.flatMap(({ line, column, text }) => {
    const formula = line >= from && line < from + GUESS_LINES_MAX && readFormula(text, line);
    return formula ? [{ column, formula }] : [];
  });
  const byColumn = Map.groupBy(read, ({ column }) => column);
  return new Map(
    Array.from(byColumn, ([column, all]) => [column, all.map(({ formula }) => formula)]),
  );
}

/** The formula that nearly all cells of a column have. */
function sameFormula(formulas: readonly SheetFormula[], count: number): SheetFormula | undefined {
  const alike = [...Map.groupBy(formulas, (formula) => JSON.stringify(formula)).values()];
  const [most = []] = alike.toSorted((one, other) => other.length - one.length);
  return most.length > 0 && most.length >= count * SAME_FORMULA ? most[0] : undefined;
}

/** What cannot be reckoned is a number; names that stand twice are told apart. */
function settled(columns: readonly SheetColumn[]): readonly SheetColumn[] {
  const can = reckonable(columns);
  const counts = new Map<string, number>();
  return columns.map((column) => {
    const count = (counts.get(column.name) ?? 0) + 1;
    counts.set(column.name, count);
    const name = count === 1 ? column.name : `${column.name} ${count}`;
    const isNumber = column.kind === "calculation" && !can.has(column.at);
    return { ...column, name, ...(isNumber && { kind: "number" as const }) };
  });
}

/** The only words of a line above the headings. */
function titleAbove({ grid }: SheetToRead, { line }: Heading): string {
  const above = grid
    .slice(0, line)
    .map((cells) => cells.map(shownText).filter((text) => text !== ""));
  const [title = ""] = above.find((texts) => texts.length === 1) ?? [];
  return title.replaceAll(/\s+/g, " ").trim();
}
