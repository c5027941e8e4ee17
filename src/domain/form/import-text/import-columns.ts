import { isUnable } from "../field-kinds/field-kind.ts";
import type { Form } from "../graph/form.ts";
import type { FormPiece } from "../model/form-piece.ts";
import { columnLabel, sheetColumns } from "../sheet/sheet-columns.ts";
import { shownText } from "../../import/sheet/import-cell.ts";
import {
  headingText,
  type ImportGrid,
  type ImportMapping,
} from "../../import/sheet/import-grid.ts";

/** The fields that can be read from a sheet, in the order of its columns. */
export function importColumns(form: Form): readonly FormPiece[] {
  return sheetColumns(form).filter(
    ({ node: { kind } }) => !isUnable(kind, "imported") && kind.setBy === undefined,
  );
}

/** What a column is called where all have one line: those of a sub-table with it. */
export function fullLabel({ tables }: Pick<Form, "tables">, piece: FormPiece): string {
  const table = piece.table === undefined ? undefined : tables.get(piece.table);
  return table ? `${columnLabel(table.piece)} / ${columnLabel(piece)}` : columnLabel(piece);
}

/** Which column of a sheet is for which field, by their names; each field is taken once. */
export function guessMapping(form: Form, grid: ImportGrid): ImportMapping {
  const columns = importColumns(form);
  const [first = [], second = []] = grid;
  const width = Math.max(0, ...grid.slice(0, 2).map((line) => line.length));
  const labels = new Set(
    [...form.tables.values()].map(({ piece }) => headingText(columnLabel(piece))),
  );
  const isTwofold = first.some((cell, at) => {
    const below = headingText(shownText(second[at]));
    return labels.has(headingText(shownText(cell))) && below !== "" && hasColumn(columns, below);
  });
  const taken = new Set<string>();
  let group = "";
  const paths = Array.from({ length: width }, (_, at) => {
    const own = headingText(shownText(first[at]));
    const below = isTwofold ? headingText(shownText(second[at])) : "";
    if (own !== "") group = own;
    const found = columns.find(
      (piece) => !taken.has(piece.path) && isNamed(form, piece, { own, below, group }),
    );
    if (found) taken.add(found.path);
    return found?.path ?? "";
  });
  return { headings: isTwofold ? 2 : 1, paths };
}

function hasColumn(columns: readonly FormPiece[], name: string): boolean {
  return columns.some((piece) => piece.table !== undefined && namesOf(piece).includes(name));
}

interface Headings {
  readonly own: string;
  /** In the second line; "" where there is none. */
  readonly below: string;
  /** The last one of the first line, which is merged over the columns beside it. */
  readonly group: string;
}

function isNamed(form: Form, piece: FormPiece, { own, below, group }: Headings): boolean {
  const table = piece.table === undefined ? undefined : form.tables.get(piece.table)?.piece;
  if (!table) return own !== "" && below === "" && namesOf(piece).includes(own);
  if (below !== "") return namesOf(table).includes(group) && namesOf(piece).includes(below);
  return own !== "" && [...namesOf(piece), headingText(fullLabel(form, piece))].includes(own);
}

/** By what a column is known: what it is called, and its name in the definition. */
function namesOf(piece: FormPiece): readonly string[] {
  return [columnLabel(piece), piece.path, piece.node.name].map(headingText);
}
