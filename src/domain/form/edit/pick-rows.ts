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
  return { storage: textOf(button["formStorage"]) || (cells[0]?.column ?? ""), cells };
}

/** The edits that add picked rows; those that are in the sub-table already, or were picked twice, are skipped (seed 001 section 4). */
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
  const edits: FormEdit[] = [];
  for (const [at, row] of picked.entries()) {
    const cells = Object.fromEntries(
      settings.cells.map(({ column, from }) => [
        column,
        "value" in from ? from.value : (row[from.column] ?? null),
      ]),
    );
    const key = cells[settings.storage] ?? null;
    if (!isEmptyJson(key) && known.some((each) => sameJson(each, key))) continue;
    known.push(key);
    edits.push({ type: "addRow", table, rowId: newRowId(at), cells });
  }
  return { edits, skipped: picked.length - edits.length };
}
