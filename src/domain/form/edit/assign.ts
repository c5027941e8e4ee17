import { type Changes, cellsChanged, fieldChanged } from "../graph/changes.ts";
import type { Form } from "../graph/form.ts";
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

/** With another value of a field or of a cell; undefined where there is no such field or row. */
export function assign(
  form: Form,
  values: FormValues,
  path: string,
  rowId: string | undefined,
  value: Json,
): Written | undefined {
  const field = form.fields.get(path);
  if (!field) return undefined;
  if (field.table === undefined) {
    return { values: withField(values, path, value), changes: fieldChanged(path) };
  }
  if (rowId === undefined || !rowWithId(values, field.table, rowId)) return undefined;
  return {
    values: withCell(values, field.table, rowId, columnOf(path), value),
    changes: cellsChanged([path], rowId),
  };
}
