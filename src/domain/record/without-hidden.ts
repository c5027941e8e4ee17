import { isJsonList, type Json, type JsonObject, objectOf } from "../form/json/json.ts";
import type { Record } from "./record.ts";

/** A record as it is handed to somebody from whom fields of it are kept, and columns of its sub-tables. */
export function withoutHidden<Kept extends Pick<Record, "values">>(
  record: Kept,
  hidden: readonly string[],
): Kept {
  if (hidden.length === 0) return record;
  const values = valuesLess(JSON.parse(record.values) as JsonObject, hidden);
  return { ...record, values: JSON.stringify(values) };
}

/** Values without those that are kept, by path. */
export function valuesLess(values: JsonObject, hidden: readonly string[]): JsonObject {
  const kept = new Set(hidden);
  const columns = Map.groupBy(
    hidden.filter((path) => path.includes(".")),
    (path) => path.slice(0, path.indexOf(".")),
  );
  const said = Object.entries(values).filter(([name]) => !kept.has(name));
  return Object.fromEntries(
    said.map(([name, value]) => [
      name,
      isJsonList(value) && columns.has(name) ? rowsLess(name, value, kept) : value,
    ]),
  );
}

function rowsLess(table: string, rows: readonly Json[], hidden: ReadonlySet<string>): Json {
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(objectOf(row)).filter(([column]) => !hidden.has(`${table}.${column}`)),
    ),
  );
}
