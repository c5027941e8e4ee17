import { type EntityName, entityNames } from "#domain/entity-names.ts";
import { defineTable, type Table } from "./table.ts";

const tables = new Map(entityNames.map((name) => [name, defineTable(name)]));

/** The table of a kind of row. */
export function tableOf<Name extends EntityName>(entity: Name): Table<Name> {
  const table = tables.get(entity);
  if (!table) throw new Error(`There is no table of ${entity}`);
  return table as unknown as Table<Name>;
}
