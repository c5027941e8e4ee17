import type { Form } from "../graph/form.ts";
import type { FormPiece } from "../model/form-piece.ts";
import { type Json, type JsonObject, objectOf, textOf } from "../json/json.ts";

/** That picking a row in one field fills another one, with a column of the row. */
export interface Transfer {
  readonly source: FormPiece;
  readonly target: FormPiece;
  readonly column: string;
}

/** What picking a row fills in besides: columns of the row into other fields, those of the same row in a sub-table (`transferList`). */
export function transfersOf(
  form: Form,
  path: string,
  picked: JsonObject,
): { readonly path: string; readonly value: Json }[] {
  const source = form.fields.get(path);
  return (source ? transfersFrom(form, source) : []).flatMap(({ target, column }) =>
    Object.hasOwn(picked, column) ? [{ path: target.path, value: picked[column] ?? null }] : [],
  );
}

/** All that picks fill in besides in a form. */
export function transfersIn(form: Form): Transfer[] {
  return [...form.fields.values()].flatMap((source) => transfersFrom(form, source));
}

function transfersFrom(form: Form, source: FormPiece): Transfer[] {
  const list = source.node.properties.transferList ?? [];
  return list.map(objectOf).flatMap((entry): Transfer[] => {
    const path = targetOf(form, source.table, textOf(entry["sourceValue"]));
    const target = path === undefined ? undefined : form.fields.get(path);
    // One pick at the top fills no row of a sub-table.
    const isReached = target?.table === undefined || target.table === source.table;
    const column = textOf(entry["targetField"]);
    return target && isReached ? [{ source, target, column }] : [];
  });
}

function targetOf(form: Form, table: string | undefined, name: string): string | undefined {
  const path = name.replace("-", ".");
  const inRow = `${table}.${path}`;
  if (table !== undefined && form.fields.has(inRow)) return inRow;
  return form.fields.has(path) ? path : undefined;
}
