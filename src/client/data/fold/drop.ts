import type { EntityName } from "#domain/entity-names.ts";
import type { RowId } from "#domain/entities.ts";
import type { Scope } from "#domain/scope.ts";
import { type Collection, Dexie } from "dexie";
import {
  type LocalDatabase,
  scopedEntities,
  tableOf,
  toldTables,
} from "../database/local-database.ts";
import { childKeys, childrenOf, fieldOfParent, ofScope } from "../database/find-rows.ts";
import { rowsBetween, streamKindOf, type StreamKind, streamKinds } from "../database/streams.ts";
import { noteChange } from "../database/touch-name.ts";

/** The server has no such row any more: gone when clean, without a base when dirty. What belongs to it goes along. */
export async function dropRow(
  database: LocalDatabase,
  entity: EntityName,
  key: RowId,
  changed: Set<string>,
  children = childrenOf(entity),
): Promise<void> {
  const keys = await Promise.all(
    children.map(async (child) => childKeys(database, child, { entity, key })),
  );
  const shadow = await database.shadow.get([entity, key]);
  if (shadow) await database.shadow.put({ ...shadow, base: null });
  else await tableOf(database, entity).delete(key);
  if (isToldOf(entity)) await dropTold(database, [key]);
  noteChange(changed, entity, key);
  for (const [index, child] of children.entries()) {
    await dropChildren(database, { child, parent: key, keys: keys[index] ?? [] }, changed);
  }
}

/** All that belongs to a scope the person may no longer see. */
export async function dropScope(
  database: LocalDatabase,
  scope: Scope,
  changed: Set<string>,
): Promise<void> {
  for (const entity of scopedEntities) {
    const keys = await ofScope(tableOf(database, entity), entity, scope).primaryKeys();
    for (const key of keys) await dropFromScope(database, entity, key, scope, changed);
  }
  for (const kind of streamKinds) await dropUnparented(database, kind, scope, changed);
  // Rows of the scope that something pending has removed or moved to another one.
  const left = database.shadow.filter((shadow) => shadow.base?.["scope"] === scope);
  for (const { table, key } of await left.toArray()) await dropRow(database, table, key, changed);
}

/**
 * Rows that came as windows and whose parent never came: it went between two pages of one pull. Nothing else leads to
 * them, and whoever lost the scope would keep them for good.
 */
async function dropUnparented(
  database: LocalDatabase,
  { kind, parent }: StreamKind,
  scope: Scope,
  changed: Set<string>,
): Promise<void> {
  const range = [
    [kind, Dexie.minKey],
    [kind, Dexie.maxKey],
  ] as const;
  const streams = await database.stream
    .where("[kind+parentId]")
    .between(...range)
    .toArray();
  const ids = streams.map(({ parentId }) => parentId);
  const here = await tableOf(database, parent).bulkGet(ids);
  for (const [index, parentId] of ids.entries()) {
    if (here[index] || (await database.shadow.get([parent, parentId]))) continue;
    const rows = rowsBetween(database, { kind, parentId }, Dexie.minKey, Dexie.maxKey);
    const first = await rows.first();
    if (first?.["scope"] !== scope) continue;
    const keys = await childKeys(database, kind, { entity: parent, key: parentId });
    await dropChildren(database, { child: kind, parent: parentId, keys }, changed);
  }
}

/** What something pending has moved into the scope is still the server's elsewhere. */
async function dropFromScope(
  database: LocalDatabase,
  entity: EntityName,
  key: RowId,
  scope: Scope,
  changed: Set<string>,
): Promise<void> {
  const shadow = await database.shadow.get([entity, key]);
  if (shadow && shadow.base?.["scope"] !== scope) {
    noteChange(changed, entity, key);
  } else {
    // What is found by its scope is dropped by it.
    const others = childrenOf(entity).filter((child) => !scopedEntities.includes(child));
    await dropRow(database, entity, key, changed, others);
  }
}

/** The server has nothing beneath these rows any more. */
export async function loseBases(shadows: Collection, changed: Set<string>): Promise<void> {
  await shadows.modify((shadow: { base: unknown; table: EntityName; key: RowId }) => {
    shadow.base = null;
    noteChange(changed, shadow.table, shadow.key);
  });
}

interface Children {
  child: EntityName;
  parent: RowId;
  keys: RowId[];
}

async function dropChildren(
  database: LocalDatabase,
  { child, parent, keys }: Children,
  changed: Set<string>,
): Promise<void> {
  const field = fieldOfParent(child);
  // Asked while the children are still there: by them is found where theirs lie.
  const below = childrenOf(child).flatMap((grandchild) =>
    keys.map(async (key) => ({
      child: grandchild,
      parent: key,
      keys: await childKeys(database, grandchild, { entity: child, key }),
    })),
  );
  const grandchildren = await Promise.all(below);
  // What pending commands have changed would come back with its base.
  const shadows = database.shadow.where("table").equals(child);
  await loseBases(
    shadows.filter((shadow) => shadow.base?.[field] === parent),
    changed,
  );
  await deleteAll(database, child, keys, changed);
  if (streamKindOf(child)) await database.stream.delete([child, Number(parent)]);
  for (const one of grandchildren) await dropChildren(database, one, changed);
}

function isToldOf(entity: EntityName): boolean {
  return entity === "task" || entity === "plan";
}

/** What is told of tasks and plans is for those who see them. No task has the id of a plan. */
async function dropTold(database: LocalDatabase, ids: readonly RowId[]): Promise<void> {
  for (const table of toldTables(database)) await table.bulkDelete(ids.map(Number));
}

async function deleteAll(
  database: LocalDatabase,
  entity: EntityName,
  keys: RowId[],
  changed: Set<string>,
): Promise<void> {
  await tableOf(database, entity).bulkDelete(keys);
  if (isToldOf(entity)) await dropTold(database, keys);
  for (const key of keys) noteChange(changed, entity, key);
}
