import type { EntityName } from "#domain/entity-names.ts";
import type { RowId } from "#domain/entities.ts";
import type { Ask } from "#domain/reading.ts";
import { planScope } from "#domain/scope.ts";
import { type LocalDatabase, tableOf } from "../database/local-database.ts";

/** Hands a rule the rows it asks for, from the browser's database. */
export function answerFrom(database: LocalDatabase): (ask: Ask) => PromiseLike<unknown> {
  return (ask) =>
    ask.kind === "get"
      ? tableOf(database, ask.entity).get(ask.id)
      : listRows(database, ask.entity, ask.where);
}

async function listRows(
  database: LocalDatabase,
  entity: EntityName,
  where: Readonly<Record<string, RowId>>,
) {
  const rows = await candidates(database, entity, where);
  return rows.filter((row) =>
    Object.entries(where).every(([field, value]) => row[field] === value),
  );
}

/** Rows of the smallest indexed set that holds all that is asked for. */
async function candidates(
  database: LocalDatabase,
  entity: EntityName,
  where: Readonly<Record<string, RowId>>,
): Promise<Record<string, unknown>[]> {
  const table = tableOf(database, entity);
  if (entity === "task") return tasksOf(database, where);
  if (where["planId"] !== undefined) {
    return table
      .where("scope")
      .equals(planScope(Number(where["planId"])))
      .toArray();
  }
  const [field = "id"] = Object.keys(where);
  // The small tables, such as that of the people, have no index to spare for it.
  if (!table.schema.idxByName[field]) return table.toArray();
  return table
    .where(field)
    .equals(where[field] ?? 0)
    .toArray();
}

async function tasksOf(database: LocalDatabase, where: Readonly<Record<string, RowId>>) {
  const table = tableOf(database, "task");
  const parent = where["parentId"] ? await database.task.get(where["parentId"]) : undefined;
  if (where["parentId"]) {
    return parent
      ? table.where("[scope+parentId]").equals([parent.scope, parent.id]).toArray()
      : [];
  }
  const column = where["columnId"] ? await database.column.get(where["columnId"]) : undefined;
  const scope = column?.scope ?? (where["planId"] ? planScope(Number(where["planId"])) : undefined);
  if (!scope) return [];
  return table
    .where("[scope+parentId]")
    .between([scope, 0], [scope, Number.MAX_SAFE_INTEGER], true, true)
    .toArray();
}
