import { readValue } from "../field-kinds/read-value.ts";
import { type Changes, cellsChanged, fieldChanged } from "../graph/changes.ts";
import type { FormState } from "../graph/form-state.ts";
import type { Json } from "../json/json.ts";
import {
  columnOf,
  type FormValues,
  rowWithId,
  withCell,
  withField,
} from "../record/form-values.ts";

/** Values after an edit, and what has to be worked out again because of it. */
export interface Written {
  readonly values: FormValues;
  readonly changes: Changes;
}

/** With another value of a field or of a cell; undefined where there is no such field or row, or where it cannot have such a value. */
export function assign(
  { form, around }: Pick<FormState, "form" | "around">,
  values: FormValues,
  path: string,
  rowId: string | undefined,
  value: Json,
): Written | undefined {
  const field = form.fields.get(path);
  // What the server sets or a formula works out is nobody's to write.
  if (!field || field.node.kind.setBy !== undefined) return undefined;
  const read = readValue(field.node, value, around.zone);
  if (read === undefined) return undefined;
  if (field.table === undefined) {
    return { values: withField(values, path, read), changes: fieldChanged(path) };
  }
  if (rowId === undefined || !rowWithId(values, field.table, rowId)) return undefined;
  return {
    values: withCell(values, field.table, rowId, columnOf(path), read),
    changes: cellsChanged([path], rowId),
  };
}
