import { UNKNOWN } from "../expression/value.ts";
import { type FormState, resultOf } from "../graph/form-state.ts";
import type { Json, JsonObject } from "../json/json.ts";
import type { FormPiece } from "../model/form-piece.ts";
import { type FormValues, ROW_ID, rowsOf } from "./form-values.ts";

/** Values as they are sent and stored, a row with its id. */
export function writeValues({ fields, tables }: FormValues): JsonObject {
  const rows = [...tables].map(([table, all]) => [
    table,
    all.map(({ id, cells }) => ({ ...Object.fromEntries(cells), [ROW_ID]: id })),
  ]);
  return { ...Object.fromEntries(fields), ...(Object.fromEntries(rows) as JsonObject) };
}

/** What is kept of a record: what was written, and what was worked out where it is to be stored. */
export function storedValues(state: FormState): FormValues {
  const { form, values } = state;
  const own = [...form.fields.values()].filter(({ table }) => table === undefined);
  const tables = [...form.tables].map(([table, { columns }]) => {
    const rows = rowsOf(values, table).map(({ id, cells }) => ({
      id,
      cells: kept(state, columns, cells, id),
    }));
    return [table, rows] as const;
  });
  return { fields: kept(state, own, values.fields), tables: new Map(tables) };
}

/** A calculation that is only shown is not stored; what is not known here stays what it was until the server says it. */
function kept(
  state: FormState,
  pieces: readonly FormPiece[],
  written: ReadonlyMap<string, Json>,
  rowId?: string,
): ReadonlyMap<string, Json> {
  const values = new Map(written);
  for (const { path, node } of pieces) {
    const result = resultOf(state, "value", path, rowId);
    if (result === undefined || result === UNKNOWN) continue;
    values.set(node.name, isStored(node) ? result : null);
  }
  return values;
}

/** `isStorage` 2 = stored too, 1 and 0 = shown only (seed 001 section 3). */
function isStored({ kind, properties }: FormPiece["node"]): boolean {
  return kind.setBy !== "calculation" || properties.isStorage === 2;
}
