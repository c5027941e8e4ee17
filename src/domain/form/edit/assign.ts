import { shapeNameOf } from "../field-kinds/field-kind.ts";
import { valueShape } from "../field-kinds/shapes/value-shapes.ts";
import { type Changes, cellsChanged, fieldChanged } from "../graph/changes.ts";
import type { Form } from "../graph/form.ts";
import type { FormPiece } from "../model/form-piece.ts";
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
  form: Form,
  values: FormValues,
  path: string,
  rowId: string | undefined,
  value: Json,
): Written | undefined {
  const field = form.fields.get(path);
  const read = field && readFor(field, value);
  if (!field || read === undefined) return undefined;
  if (field.table === undefined) {
    return { values: withField(values, path, read), changes: fieldChanged(path) };
  }
  if (rowId === undefined || !rowWithId(values, field.table, rowId)) return undefined;
  return {
    values: withCell(values, field.table, rowId, columnOf(path), read),
    changes: cellsChanged([path], rowId),
  };
}

/** What the server sets or a formula works out is nobody's to write. */
function readFor({ node: { kind, properties } }: FormPiece, value: Json): Json | undefined {
  if (kind.setBy !== undefined) return undefined;
  return valueShape(shapeNameOf(kind, properties)).read(value);
}
