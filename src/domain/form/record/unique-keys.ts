import type { Form } from "../graph/form.ts";
import { isEmptyJson } from "../field-kinds/shapes/value-shape.ts";
import type { FormValues } from "./form-values.ts";

/** Values that no other record of the form may have together. */
export interface UniqueKey {
  readonly fields: readonly string[];
  /** The same text for the same values. */
  readonly key: string;
}

/** What of a record has to be the only one of its kind; what is empty repeats nothing. Others' records are for the server to look through. */
export function uniqueKeys(form: Form, values: FormValues): readonly UniqueKey[] {
  const single = [...form.fields.values()]
    .filter(({ table, node }) => table === undefined && node.settings.unique)
    .map(({ path }) => [path]);
  return [...single, ...form.definition.uniqueSets].flatMap((fields) => {
    const all = fields.map((name) => values.fields.get(name) ?? null);
    return all.some(isEmptyJson) ? [] : [{ fields, key: JSON.stringify(all) }];
  });
}
