import { type Collection, Dexie, type IndexableType, type Table } from "dexie";
import { type EntityName, entityNames } from "#domain/entity-names.ts";
import { entityTable } from "#domain/entity-table.gen.ts";
import type { RowId } from "#domain/entities.ts";
import type { Parent } from "#domain/entity.ts";
import type { Scope } from "#domain/scope.ts";
import { indexesOf, type LocalDatabase, tableOf } from "./local-database.ts";

interface Family {
  readonly indexes: string;
  readonly parent?: Parent;
}

const children = Map.groupBy(entityNames, (name) => {
  const { parent } = entityTable[name] as Family;
  return parent?.apart ? undefined : parent?.entity;
});

/** The kinds whose rows go with those of this one, but those that lie apart: of them the server tells by itself. */
export function childrenOf(entity: EntityName): readonly EntityName[] {
  return children.get(entity) ?? [];
}

/** The kind of row that takes rows of this one with it. */
export function parentOf(entity: EntityName): EntityName | undefined {
  return (entityTable[entity] as Family).parent?.entity as EntityName | undefined;
}

/** The field that names the parent, of a kind that has one. */
export function fieldOfParent(entity: EntityName): string {
  const { parent } = entityTable[entity] as Family;
  if (!parent) throw new Error(`${entity} has no parent`);
  return parent.field;
}

/** The rows of a scope, of a kind that is found by it. */
export function ofScope(
  table: Table<Record<string, unknown>, RowId>,
  entity: EntityName,
  scope: Scope,
): Collection<Record<string, unknown>, RowId> {
  const compound = indexBeginning(entity, "scope");
  return compound === undefined
    ? table.where("scope").equals(scope)
    : table.where(compound).between([scope, Dexie.minKey], [scope, Dexie.maxKey]);
}

/** Keys of the rows of a kind that belong to one row, found by whichever index leads to them. */
export async function childKeys(
  database: LocalDatabase,
  child: EntityName,
  { entity, key }: { entity: EntityName; key: RowId },
): Promise<RowId[]> {
  const field = fieldOfParent(child);
  if (field === "id") return [key];
  const table = tableOf(database, child);
  if (indexesOf(child).includes(field)) return table.where(field).equals(key).primaryKeys();
  const compound = indexBeginning(child, field);
  if (compound !== undefined)
    return table.where(compound).between([key, Dexie.minKey], [key, Dexie.maxKey]).primaryKeys();
  const within = indexBeginning(child, `scope+${field}`);
  if (within === undefined) return [];
  const scopes = await scopesOf(database, entity, key);
  // Of a row that is not known here, its own may have come all the same: between two pages of a pull, or before it.
  if (scopes.length === 0) return table.filter((row) => row[field] === key).primaryKeys();
  const found = scopes.map(async (scope) =>
    table
      .where(within)
      .between([scope, key, Dexie.minKey], [scope, key, Dexie.maxKey])
      .primaryKeys(),
  );
  return (await Promise.all(found)).flat();
}

/** Where a row lies, on the screen and on the server: something pending may have moved it, or taken it away. */
async function scopesOf(database: LocalDatabase, entity: EntityName, key: RowId): Promise<Scope[]> {
  const [row, shadow] = await Promise.all([
    tableOf(database, entity).get(key),
    database.shadow.get([entity, key]),
  ]);
  const scopes = [row?.["scope"], shadow?.base?.["scope"]];
  return [...new Set(scopes.filter((scope) => typeof scope === "string"))] as Scope[];
}

/** The index over several fields that begins with these. */
function indexBeginning(entity: EntityName, field: string): string | undefined {
  return indexesOf(entity).find((index) => index.startsWith(`[${field}+`));
}

/** How many rows are in another state than this one: what is not in one range is counted row by row, with each change. */
export async function countBut<Row>(table: Table<Row, number>, state: string): Promise<number> {
  const [all, others] = await Promise.all([
    table.count(),
    table.where("state").equals(state).count(),
  ]);
  return all - others;
}

/**
 * The rows with one of a few values in an index as they stand at one moment, each value read in one go: several in one question are
 * walked through row by row.
 */
export async function rowsWithAny<Row, Key>(
  table: Table<Row, Key>,
  index: string,
  values: readonly IndexableType[],
): Promise<Row[]> {
  const found = await table.db.transaction("r", table, () =>
    Promise.all(values.map((value) => table.where(index).equals(value).toArray())),
  );
  return found.flat();
}
