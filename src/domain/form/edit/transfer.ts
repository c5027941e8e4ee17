import type { Form } from "../graph/form.ts";
import { type Json, type JsonObject, objectOf, textOf } from "../json/json.ts";

/** What picking a row fills in besides: columns of the row into other fields, those of the same row in a sub-table (`transferList`). */
export function transfersOf(
  form: Form,
  path: string,
  picked: JsonObject,
): { readonly path: string; readonly value: Json }[] {
  const source = form.fields.get(path);
  const list = source?.node.properties.transferList ?? [];
  return list.map(objectOf).flatMap((entry) => {
    const column = textOf(entry["targetField"]);
    const target = targetOf(form, source?.table, textOf(entry["sourceValue"]));
    if (target === undefined || !Object.hasOwn(picked, column)) return [];
    return [{ path: target, value: picked[column] ?? null }];
  });
}

function targetOf(form: Form, table: string | undefined, name: string): string | undefined {
  const path = name.replace("-", ".");
  const inRow = `${table}.${path}`;
  if (table !== undefined && form.fields.has(inRow)) return inRow;
  return form.fields.has(path) ? path : undefined;
}
