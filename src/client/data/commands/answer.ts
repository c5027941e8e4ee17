import type { RowId } from "#domain/entities.ts";
import type { Ask } from "#domain/reading.ts";
import { planScope, type Scope } from "#domain/scope.ts";
import { type LocalDatabase, tableOf } from "../database/local-database.ts";
import { planTasks, taskOrder } from "../database/plan-tasks.ts";

type Row = Record<string, unknown>;
type ListAsk = Extract<Ask, { kind: "list" }>;

/** Hands a rule the rows it asks for, from the browser's database. */
export function answerFrom(database: LocalDatabase): (ask: Ask) => PromiseLike<unknown> {
  return (ask) =>
    ask.kind === "get" ? tableOf(database, ask.entity).get(ask.id) : listRows(database, ask);
}

async function listRows(database: LocalDatabase, ask: ListAsk): Promise<Row[]> {
  const rows = await candidates(database, ask);
  return rows.filter((row) =>
    Object.entries(ask.where).every(([field, value]) => row[field] === value),
  );
}

/** Rows of the smallest indexed set that holds all that is asked for. */
async function candidates(database: LocalDatabase, ask: ListAsk): Promise<Row[]> {
  const { entity, where } = ask;
  const table = tableOf(database, entity);
  if (entity === "task") return tasksOf(database, ask);
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

async function tasksOf(database: LocalDatabase, { where, edge }: ListAsk): Promise<Row[]> {
  const scope = await scopeOfTasks(database, where);
  if (!scope) return [];
  const free = taskOrder.findIndex((field) => where[field] === undefined);
  const place = taskOrder.slice(0, free).map((field) => where[field] ?? 0);
  const found = planTasks(database, scope, ...place);
  // Where the index leads to more than was asked for, its end may be none of it.
  const isExact = Object.keys(where).length === free;
  if (!edge || !isExact || edge.by !== taskOrder[free]) return found.toArray();
  return (edge.end === "last" ? found.reverse() : found).limit(1).toArray();
}

async function scopeOfTasks(
  database: LocalDatabase,
  { parentId, columnId, planId }: Readonly<Record<string, RowId>>,
): Promise<Scope | undefined> {
  const within = parentId
    ? await tableOf(database, "task").get(parentId)
    : columnId && (await tableOf(database, "column").get(columnId));
  if (within) return within["scope"] as Scope;
  return planId && !parentId ? planScope(Number(planId)) : undefined;
}
