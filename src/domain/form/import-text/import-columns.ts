import { isUnable } from "../field-kinds/field-kind.ts";
import type { Form } from "../graph/form.ts";
import type { FormPiece } from "../model/form-piece.ts";
import { fillsField, type OwnFields } from "../permissions/field-rights.ts";
import { columnLabel, sheetColumns } from "../sheet/sheet-columns.ts";
import { type ImportCell, shownText } from "../../import/sheet/import-cell.ts";
import {
  headingText,
  type ImportGrid,
  type ImportMapping,
} from "../../import/sheet/import-grid.ts";

/** The fields that can be read from a sheet, in the order of its columns. */
export function importColumns(form: Form, own: OwnFields = {}): readonly FormPiece[] {
  return sheetColumns(form).filter((piece) => {
    const { kind } = piece.node;
    return !isUnable(kind, "imported") && kind.setBy === undefined && fillsField(own, piece);
  });
}

/** What a column is called where all have one line: those of a sub-table with it. */
export function fullLabel({ tables }: Pick<Form, "tables">, piece: FormPiece): string {
  const table = piece.table === undefined ? undefined : tables.get(piece.table);
  return table ? `${columnLabel(table.piece)} / ${columnLabel(piece)}` : columnLabel(piece);
}

/** Which column of a sheet is for which field, by their names, below whatever title it has; each field is taken once. */
export function guessMapping(form: Form, grid: ImportGrid, own: OwnFields = {}): ImportMapping {
  const known = columnsByName(form, own);
  const lines = grid.slice(0, HEADING_LINES_MAX).map((line) => line.map(wordsOf));
  const ways = lines.flatMap((_, at) =>
    ([1, 2] as const).map((count) => mappingBy(known, lines.slice(0, at + count), count)),
  );
  const first = mappingBy(known, lines.slice(0, 1), 1);
  return ways.reduce((best, way) => (countOf(way) > countOf(best) ? way : best), first);
}

/** Fields by whatever a heading may call them. */
type KnownColumns = ReadonlyMap<string, readonly FormPiece[]>;

/** Lines from the top in which headings are looked for. */
const HEADING_LINES_MAX = 40;

function wordsOf(cell: ImportCell): string {
  return headingText(shownText(cell));
}

/** How many columns a mapping names. */
function countOf({ paths }: ImportMapping): number {
  return paths.filter((path) => path !== "").length;
}

/** What the last one or two of these lines name: the second one says what stands below headings over several columns. */
function mappingBy(
  known: KnownColumns,
  lines: readonly (readonly string[])[],
  count: 1 | 2,
): ImportMapping {
  const [first = [], second = []] = lines.slice(-count);
  const taken = new Set<string>();
  let group = "";
  const paths = Array.from({ length: Math.max(first.length, second.length) }, (_, at) => {
    const [own = "", below = ""] = [first[at], second[at]];
    if (own !== "") group = own;
    const name = below === "" ? own : together(group, below);
    const found = known.get(name)?.find(({ path }) => !taken.has(path));
    if (found) taken.add(found.path);
    return found?.path ?? "";
  });
  return { headings: Math.max(1, lines.length), paths };
}

function columnsByName(form: Form, own: OwnFields): KnownColumns {
  const named = importColumns(form, own).flatMap((piece) =>
    [...new Set(headingsOf(form, piece))].map((name) => ({ name, piece })),
  );
  const byName = Map.groupBy(named, ({ name }) => name);
  byName.delete("");
  return new Map(Array.from(byName, ([name, all]) => [name, all.map(({ piece }) => piece)]));
}

/** What a heading may call a field: those of a sub-table alone or with it, numbers with their unit. */
function headingsOf(form: Form, piece: FormPiece): readonly string[] {
  const own = namesOf(piece);
  const table = piece.table === undefined ? undefined : form.tables.get(piece.table)?.piece;
  if (table)
    return [...own, ...namesOf(table).flatMap((name) => own.map((each) => together(name, each)))];
  const { addonBefore = "", addonAfter = "" } = piece.node.properties;
  const units = [addonBefore, addonAfter].filter((unit) => unit !== "");
  const counted = units.flatMap((unit) => own.flatMap((name) => withUnit(name, headingText(unit))));
  return [...own, ...counted];
}

function together(group: string, name: string): string {
  return `${group} / ${name}`;
}

function withUnit(name: string, unit: string): readonly string[] {
  const marks = [` (${unit})`, `(${unit})`, ` [${unit}]`, `[${unit}]`, ` ${unit}`, ` in ${unit}`];
  return marks.map((mark) => name + mark);
}

/** By what a column is known: what it is called, and its name in the definition. */
function namesOf(piece: FormPiece): readonly string[] {
  return [columnLabel(piece), piece.path, piece.node.name].map(headingText);
}
