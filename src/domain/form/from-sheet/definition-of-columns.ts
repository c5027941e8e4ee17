import { cleanLine, cutText } from "../../import/clean-text.ts";
import type { ImportCell } from "../../import/sheet/import-cell.ts";
import type { ImportGrid } from "../../import/sheet/import-grid.ts";
import { FORM_DEFINITION_MAX } from "../../limits.ts";
import { tokensOfText } from "../expression/tokens-of-text.ts";
import { writeTokens } from "../expression/token.ts";
import type { JsonObject } from "../json/json.ts";
import { cellsInColumn, valueLines, wordsIn } from "./column-cells.ts";
import { fieldNames } from "./field-names.ts";
import type { Heading } from "./find-heading.ts";
import { COLUMN_NAME_MAX } from "./heading-names.ts";
import { fieldOf, kindDetails } from "./kind-details.ts";
import { formulaText } from "./read-formula.ts";
import { reckonable, type SheetColumn } from "./sheet-column.ts";
import type { SheetKind, SheetWords } from "./sheet-kind.ts";

/** A form as it is made of a sheet, and the field of each of its columns, "" = of none that can be read from it. */
export interface FormOfSheet {
  readonly definition: JsonObject;
  readonly paths: readonly string[];
}

/** Kinds that need all the room of a line, and of which text it is longer ones alone. */
const WIDE: ReadonlySet<SheetKind> = new Set(["longText", "choices", "people", "link"]);
const SHORT_TEXT_MAX = 25;
/** Characters that a definition has beside its fields. */
const AROUND = 1_000;

/** The definition of a form with the columns that were chosen. */
export function definitionOfColumns(
  columns: readonly SheetColumn[],
  { grid, heading }: { readonly grid: ImportGrid; readonly heading: Heading },
  words: SheetWords,
): FormOfSheet {
  const lines = valueLines(grid, heading.line + heading.count);
  const chosen = columns.filter(({ isIncluded }) => isIncluded);
  const can = reckonable(columns);
  const names = fieldNames(chosen);
  const kindOf = ({ kind, at }: SheetColumn): SheetKind =>
    kind === "calculation" && !can.has(at) ? "number" : kind;
  const fields = chosen.map((column) => {
    const { cells } = cellsInColumn(lines, column.at);
    const kind = kindOf(column);
    const details = kindDetails(kind, cells, column.unit, words);
    const field = fieldOf(details, names.get(column.at) ?? "", saidOf(column, kind, cells));
    if (kind !== "calculation" || !column.formula) return field;
    const text = formulaText(column.formula, (at) => names.get(at));
    return { ...field, expression: writeTokens(tokensOfText(text)).map(withoutLabel) };
  });
  return {
    definition: { labelPosition: "top", fields: withinSize(fields) },
    paths: pathsOf(columns, (column) =>
      kindOf(column) === "calculation" ? "" : (names.get(column.at) ?? ""),
    ),
  };
}

function saidOf(
  { name, required, unique }: SheetColumn,
  kind: SheetKind,
  cells: readonly ImportCell[],
): JsonObject {
  const isShort = cells.length > 0 && cells.every((cell) => wordsIn(cell).length <= SHORT_TEXT_MAX);
  const isWide = WIDE.has(kind) || (kind === "text" && !isShort);
  const isFilled = kind !== "calculation" && kind !== "switch";
  return {
    label: cutText(cleanLine(name), COLUMN_NAME_MAX),
    span: isWide ? 24 : 12,
    ...(required && isFilled && { required }),
    ...(unique && isFilled && { unique }),
  };
}

function withoutLabel(token: JsonObject[string]): JsonObject[string] {
  return typeof token === "object" && token !== null && "__vModel__" in token
    ? { __vModel__: token.__vModel__ ?? "" }
    : token;
}

/** The path of the field of each column of the sheet, up to the last one. */
function pathsOf(
  columns: readonly SheetColumn[],
  pathOf: (column: SheetColumn) => string,
): readonly string[] {
  const width = Math.max(0, ...columns.map(({ at }) => at + 1));
  const byPlace = new Map(columns.map((column) => [column.at, column]));
  return Array.from({ length: width }, (_, at) => {
    const column = byPlace.get(at);
    return column?.isIncluded === true ? pathOf(column) : "";
  });
}

/** All fields, the largest of them without choices and formulas where there is no room for them. */
function withinSize(fields: readonly JsonObject[]): readonly JsonObject[] {
  const sizes = fields.map((field) => JSON.stringify(field).length + 1);
  let size = sizes.reduce((sum, each) => sum + each, AROUND);
  const plain = new Set<number>();
  const largest = [...sizes.keys()].toSorted(
    (one, other) => (sizes[other] ?? 0) - (sizes[one] ?? 0),
  );
  for (const at of largest) {
    if (size <= FORM_DEFINITION_MAX) break;
    plain.add(at);
    size -= (sizes[at] ?? 0) - JSON.stringify(plainField(fields[at] ?? {})).length - 1;
  }
  return fields.map((field, at) => (plain.has(at) ? plainField(field) : field));
}

function plainField({ __config__, __vModel__ = "" }: JsonObject): JsonObject {
  const { dataType: _, ...config } = __config__ as JsonObject;
  const zjKey = config["zjKey"] === "calculate" ? "inputNumber" : "input";
  return { __vModel__, __config__: { ...config, zjKey } };
}
