import type { Zone } from "../calendar/zone.ts";
import type { FormNode } from "../definition/form-node.ts";
import { readValue } from "../field-kinds/read-value.ts";
import { isEmptyJson } from "../field-kinds/shapes/value-shape.ts";
import type { FormState } from "../graph/form-state.ts";
import { type Json, type JsonObject, listOf, objectOf, sameJson, textOf } from "../json/json.ts";
import { rowsOf } from "../record/form-values.ts";
import type { FormEdit } from "./form-edit.ts";

/** How rows that were picked in a dialog become rows of a sub-table (`actionConfig` of its button, seed 001 section 3). */
export interface PickSettings {
  /** The column by which a row that is there already is known. */
  readonly storage: string;
  readonly cells: readonly PickedCell[];
}

/** What a button is called by which rows are picked; others of its kind go by it and a number. */
export const PICK_BUTTON = /^select\d*$/;

interface PickedCell {
  readonly column: string;
  /** A column of the row that was picked, or a value that stands there. */
  readonly from: { readonly column: string } | { readonly value: Json };
}

export function readPickSettings(button: JsonObject): PickSettings {
  const { relationOptions } = objectOf(button["actionConfig"]);
  const cells = listOf(relationOptions)
    .map(objectOf)
    .map((option): PickedCell => {
      const value = option["value"] ?? null;
      const from = Number(option["type"] ?? 1) === 1 ? { column: textOf(value) } : { value };
      return { column: textOf(option["field"]), from };
    });
  // By a value that always stands there each row would be one that is there already.
  const telling = tellingColumns(cells);
  const said = textOf(button["formStorage"]);
  const isFixed = cells.some(({ column }) => column === said) && !telling.includes(said);
  return { storage: said !== "" && !isFixed ? said : (telling[0] ?? ""), cells };
}

/** As the settings are for whoever may fill only some columns: a row is known by one that they may. */
export function settingsWithin(
  { storage, cells }: PickSettings,
  mayFill: (column: string) => boolean,
): PickSettings {
  const own = cells.filter(({ column }) => mayFill(column));
  return { storage: mayFill(storage) ? storage : (tellingColumns(own)[0] ?? ""), cells: own };
}

/** The columns that tell rows apart: those that are not filled with the same value in each. */
export function tellingColumns(cells: readonly PickedCell[]): readonly string[] {
  return cells.filter(({ from }) => "column" in from).map(({ column }) => column);
}

/**
 * The edits that add picked rows; those that are in the sub-table already, or were picked twice, are skipped (seed 001 section 4).
 * What a column cannot keep is not put into it.
 */
export function pickRows(
  state: FormState,
  table: string,
  picked: readonly JsonObject[],
  settings: PickSettings,
  newRowId: (at: number) => string,
): { readonly edits: readonly FormEdit[]; readonly skipped: number } {
  const known: Json[] = rowsOf(state.values, table).map(
    ({ cells }) => cells.get(settings.storage) ?? null,
  );
  const nodes = new Map(
    state.form.tables.get(table)?.columns.map(({ node }) => [node.name, node]) ?? [],
  );
  const edits: FormEdit[] = [];
  for (const [at, row] of picked.entries()) {
    const cells = Object.fromEntries(
      settings.cells.flatMap(({ column, from }) => {
        const node = nodes.get(column);
        if (!node || node.kind.setBy !== undefined) return [];
        const said = "value" in from ? from.value : cell(row, from.column);
        const value = keptValue(node, said, state.around.zone);
        return value === undefined ? [] : [[column, value] as const];
      }),
    );
    const key = cells[settings.storage] ?? null;
    if (!isEmptyJson(key) && known.some((each) => sameJson(each, key))) continue;
    known.push(key);
    edits.push({ type: "addRow", table, rowId: newRowId(at), cells });
  }
  return { edits, skipped: picked.length - edits.length };
}

/** The value as the column keeps it: rows of data interfaces write numbers as texts, and texts as numbers. */
function keptValue(node: FormNode, value: Json, zone: Zone): Json | undefined {
  const own = readValue(node, value, zone);
  if (own !== undefined || isEmptyJson(value)) return own;
  if (typeof value === "number") return readValue(node, String(value), zone);
  const isNumber = typeof value === "string" && numeric.test(value.trim());
  return isNumber ? readValue(node, Number(value), zone) : undefined;
}

function cell(row: JsonObject, name: string): Json {
  return Object.hasOwn(row, name) ? (row[name] ?? null) : null;
}

const numeric = /^-?\d{1,15}(\.\d{1,9})?$/;
