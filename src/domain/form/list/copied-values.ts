import type { Form } from "../graph/form.ts";
import type { JsonObject } from "../json/json.ts";
import type { OwnFields } from "../permissions/field-rights.ts";

/**
 * What a copy of a record says from the beginning: what somebody may fill in. What the system sets is its own, and files stay with the
 * record that they were sent for.
 */
export function copiedValues(
  { fields, tables }: Form,
  own: OwnFields,
  values: JsonObject,
): JsonObject {
  const isCopied = (path: string) => {
    const kind = fields.get(path)?.node.kind;
    return kind !== undefined && kind.setBy === undefined && kind.group !== "file" && !own[path];
  };
  const copied = Object.entries(values).filter(([name]) => {
    const table = tables.get(name);
    if (!table) return isCopied(name);
    // Rows are copied as a whole or not at all.
    const columns = [...fields.values()].filter(({ table: of }) => of === name);
    return (
      !own[name] && columns.every(({ path, node }) => !own[path] && node.kind.group !== "file")
    );
  });
  return Object.fromEntries(copied);
}
