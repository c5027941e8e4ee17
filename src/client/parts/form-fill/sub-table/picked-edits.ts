import type { FormEdit } from "#domain/form/edit/form-edit.ts";
import {
  pickRows,
  type PickSettings,
  readPickSettings,
  settingsWithin,
} from "#domain/form/edit/pick-rows.ts";
import type { FormState } from "#domain/form/graph/form-state.ts";
import { pickedModel } from "#domain/form/graph/related-models.ts";
import type { JsonObject } from "#domain/form/json/json.ts";

interface Picking {
  readonly table: string;
  readonly button: JsonObject;
  readonly newRowId: () => string;
  /** Whether whoever fills in may write a column; what they may not is left as it begins. */
  readonly mayFill: (column: string) => boolean;
}

/**
 * The edits that make rows of picked records, or of rows of a data interface. A button that does not say what goes where fills the
 * column that names records of that form, and what this column fills besides.
 */
export function pickedEdits(
  state: FormState,
  rows: readonly JsonObject[],
  { table, button, newRowId, mayFill }: Picking,
): { readonly edits: readonly FormEdit[]; readonly skipped: number } {
  const said = readPickSettings(button);
  if (said.cells.length > 0) {
    return pickRows(state, table, rows, settingsWithin(said, mayFill), newRowId);
  }
  const model = pickedModel(button);
  const column = state.form.tables
    .get(table)
    ?.columns.find(({ node }) => model !== "" && node.properties.modelId === model);
  if (!column || !mayFill(column.node.name)) return { edits: [], skipped: 0 };
  const { name } = column.node;
  const settings: PickSettings = {
    storage: name,
    cells: [{ column: name, from: { column: "id" } }],
  };
  const { edits, skipped } = pickRows(state, table, rows, settings, newRowId);
  const withTransfers = edits.flatMap((edit): FormEdit[] => {
    if (edit.type !== "addRow") return [edit];
    const value = edit.cells?.[name] ?? null;
    const row = rows.find(({ id }) => id === value);
    const { rowId } = edit;
    return [
      { type: "addRow", table, rowId },
      { type: "set", path: column.path, rowId, value, ...(row && { picked: row }) },
    ];
  });
  return { edits: withTransfers, skipped };
}
