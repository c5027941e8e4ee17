import type { JsonObject } from "../form/json/json.ts";
import type { Record } from "./record.ts";

/** A record as it is handed to somebody from whom fields of it are kept. */
export function withoutHidden<Kept extends Pick<Record, "values">>(
  record: Kept,
  hidden: readonly string[],
): Kept {
  if (hidden.length === 0) return record;
  const kept = new Set(hidden);
  const said = Object.entries(JSON.parse(record.values) as JsonObject);
  const values = JSON.stringify(Object.fromEntries(said.filter(([name]) => !kept.has(name))));
  return { ...record, values };
}
