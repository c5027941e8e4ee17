import { parseExpression } from "../expression/parse-expression.ts";
import { tokensOfText } from "../expression/tokens-of-text.ts";
import { columnOfLetters } from "./heading-names.ts";

/** What a column reckons out of others of its line: a number is a column, counted from 0, a text a piece of the formula. */
export type SheetFormula = readonly (number | string)[];

/** Pieces of a formula that is taken over; longer ones stay numbers. */
const PIECES_MAX = 60;
/** Columns that a range gathers at most. */
const RANGE_MAX = 20;
const FUNCTIONS: Readonly<Record<string, string>> = {
  SUM: "sum",
  AVERAGE: "avg",
  MIN: "min",
  MAX: "max",
  ABS: "abs",
  ROUND: "round",
};
const PIECE =
  /\s+|(?<from>\$?[A-Z]{1,3}\$?\d{1,7})(?::(?<to>\$?[A-Z]{1,3}\$?\d{1,7}))?(?![\w(!.])|(?<number>\d+(?:\.\d+)?|\.\d+)(?![\w.%])|(?<name>[A-Z]+)(?=\()|(?<symbol>[-+*/(),])/gy;

/** Reads the formula of a cell; undefined where it asks other lines, or is more than forms reckon. */
export function readFormula(text: string, line: number): SheetFormula | undefined {
  const pieces: (number | string)[] = [];
  let read = 0;
  for (const { 0: all, groups = {} } of text.matchAll(PIECE)) {
    read += all.length;
    const piece = pieceOf(groups, line);
    if (!piece || pieces.length > PIECES_MAX) return undefined;
    pieces.push(...piece);
  }
  const isReckoned = pieces.some((piece) => typeof piece === "number");
  return read === text.length && isReckoned && isFormula(pieces) ? pieces : undefined;
}

function pieceOf(
  { from, to, number, name, symbol }: Readonly<Record<string, string | undefined>>,
  line: number,
): SheetFormula | undefined {
  if (from !== undefined) return columnsOf(from, to ?? from, line);
  if (name !== undefined)
    return Object.hasOwn(FUNCTIONS, name) ? [FUNCTIONS[name] ?? ""] : undefined;
  const said = number ?? symbol;
  return said === undefined ? [] : [said];
}

/** The columns of a cell, or of a range, of this line. */
function columnsOf(from: string, to: string, line: number): SheetFormula | undefined {
  const [first, last] = [placeOf(from), placeOf(to)];
  if (first.line !== line || last.line !== line) return undefined;
  const count = last.column - first.column + 1;
  if (count < 1 || count > RANGE_MAX) return undefined;
  return Array.from({ length: count }, (_, at) => first.column + at).flatMap((column, at) =>
    at === 0 ? [column] : [",", column],
  );
}

function placeOf(cell: string) {
  const [, letters = "", digits = ""] = /^\$?([A-Z]+)\$?(\d+)$/.exec(cell) ?? [];
  return { column: columnOfLetters(letters), line: Number(digits) - 1 };
}

/** A formula as forms write it, with the names that fields have. */
export function formulaText(
  formula: SheetFormula,
  nameOf: (column: number) => string | undefined,
): string {
  return formula
    .map((piece) => (typeof piece === "number" ? (nameOf(piece) ?? "") : piece))
    .join(" ");
}

function isFormula(pieces: SheetFormula): boolean {
  return parseExpression(tokensOfText(formulaText(pieces, (column) => `c${column}`))).ok;
}
