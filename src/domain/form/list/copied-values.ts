import type { Zone } from "../calendar/zone.ts";
import { readValue } from "../field-kinds/read-value.ts";
import { isEmptyJson } from "../field-kinds/shapes/value-shape.ts";
import type { Form } from "../graph/form.ts";
import { isJsonList, isJsonObject, type Json, type JsonObject } from "../json/json.ts";
import type { OwnFields } from "../permissions/field-rights.ts";
import { ROW_ID } from "../record/form-values.ts";

/** What is taken over from a record into a new one. */
export interface Copied {
  readonly values: JsonObject;
  /** How many of its values the form no longer takes: it was written by an older version. */
  readonly lost: number;
}

/**
 * What a copy of a record says from the beginning: what somebody may fill in. What the system sets is its own, and files stay with the
 * record that they were sent for.
 */
export function copiedValues(form: Form, own: OwnFields, values: JsonObject, zone: Zone): Copied {
  const { fields, tables } = form;
  let lost = 0;
  const take = (path: string, value: Json): Json | undefined => {
    const node = fields.get(path)?.node;
    const read = node && readValue(node, value, zone);
    if (read === undefined && !isEmptyJson(value)) lost += 1;
    return read;
  };
  const takeAll = (cells: JsonObject, pathOf: (name: string) => string): JsonObject =>
    Object.fromEntries(
      Object.entries(cells).flatMap(([name, cell]) => {
        // What is worked out is worked out anew.
        if (fields.get(pathOf(name))?.node.kind.setBy !== undefined) return [];
        const read = take(pathOf(name), cell);
        return read === undefined ? [] : [[name, read]];
      }),
    );
  const takeRow = (table: string, row: Json): JsonObject[] => {
    if (!isJsonObject(row) || typeof row[ROW_ID] !== "string") return [];
    const { [ROW_ID]: id, ...cells } = row;
    return [{ ...takeAll(cells, (column) => `${table}.${column}`), [ROW_ID]: id }];
  };
  const copied: Record<string, Json> = {};
  for (const [name, value] of Object.entries(values)) {
    if (!isCopied(form, own, name)) continue;
    const read =
      tables.has(name) && isJsonList(value)
        ? value.flatMap((row) => takeRow(name, row))
        : take(name, value);
    if (read !== undefined) copied[name] = read;
  }
  return { values: copied, lost };
}

/** Rows are copied as a whole or not at all. Of what the form no longer asks for it is not known why it was kept from anybody. */
function isCopied({ fields, tables }: Form, own: OwnFields, name: string): boolean {
  if (own[name]) return false;
  if (tables.has(name)) {
    const columns = [...fields.values()].filter(({ table }) => table === name);
    return columns.every(({ path, node }) => !own[path] && node.kind.group !== "file");
  }
  const kind = fields.get(name)?.node.kind;
  return kind === undefined || (kind.setBy === undefined && kind.group !== "file");
}
