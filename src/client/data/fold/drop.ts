import type { EntityName } from "#domain/entity-names.ts";
import type { RowId } from "#domain/entities.ts";
import type { Scope } from "#domain/scope.ts";
import { type Collection, Dexie } from "dexie";
import { type LocalDatabase, scopedEntities, tableOf } from "../database/local-database.ts";
import { noteChange } from "../database/touch-name.ts";

/** The server has no such row any more: gone when clean, without a base when dirty. */
export async function dropRow(
  database: LocalDatabase,
  entity: EntityName,
  key: RowId,
  changed: Set<string>,
): Promise<void> {
  const shadow = await database.shadow.get([entity, key]);
  if (shadow) await database.shadow.put({ ...shadow, base: null });
  else await tableOf(database, entity).delete(key);
  noteChange(changed, entity, key);
  if (entity === "dialog") await dropDialogRows(database, Number(key), changed);
}

/** All that belongs to a scope the person may no longer see. */
export async function dropScope(
  database: LocalDatabase,
  scope: Scope,
  changed: Set<string>,
): Promise<void> {
  for (const entity of scopedEntities) {
    const keys = await tableOf(database, entity).where("scope").equals(scope).primaryKeys();
    for (const key of keys) await dropFromScope(database, entity, key, scope, changed);
  }
  const tasks = await database.task
    .where("[scope+parentId]")
    .between([scope, Dexie.minKey], [scope, Dexie.maxKey])
    .primaryKeys();
  for (const key of tasks) await dropFromScope(database, "task", key, scope, changed);
  // Rows of the scope that something pending has removed or moved to another one.
  const left = database.shadow.filter((shadow) => shadow.base?.["scope"] === scope);
  for (const { table, key } of await left.toArray()) await dropRow(database, table, key, changed);
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
  } else await dropRow(database, entity, key, changed);
}

/** The server has nothing beneath these rows any more. */
export async function loseBases(shadows: Collection, changed: Set<string>): Promise<void> {
  await shadows.modify((shadow: { base: unknown; table: EntityName; key: RowId }) => {
    shadow.base = null;
    noteChange(changed, shadow.table, shadow.key);
  });
}

async function dropDialogRows(
  database: LocalDatabase,
  dialogId: number,
  changed: Set<string>,
): Promise<void> {
  // What pending commands have changed would come back with its base.
  const shadows = database.shadow.where("table").anyOf("message", "dialogUser");
  await loseBases(
    shadows.filter((shadow) => shadow.base?.["dialogId"] === dialogId),
    changed,
  );

  const messages = database.message
    .where("[dialogId+position]")
    .between([dialogId, Dexie.minKey], [dialogId, Dexie.maxKey]);
  await deleteAll(database, "message", await messages.primaryKeys(), changed);
  const members = database.dialogUser.where("dialogId").equals(dialogId);
  await deleteAll(database, "dialogUser", await members.primaryKeys(), changed);
  await database.range.delete(dialogId);
}

async function deleteAll(
  database: LocalDatabase,
  entity: EntityName,
  keys: RowId[],
  changed: Set<string>,
): Promise<void> {
  await tableOf(database, entity).bulkDelete(keys);
  for (const key of keys) noteChange(changed, entity, key);
}
