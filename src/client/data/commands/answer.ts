import type { EntityName } from "#domain/entity-names.ts";
import type { RowId } from "#domain/entities.ts";
import type { Ask } from "#domain/reading.ts";
import { planScope, type Scope } from "#domain/scope.ts";
import { type LocalDatabase, tableOf } from "../database/local-database.ts";
import { planTasks, taskOrder } from "../database/plan-tasks.ts";
import { touchName } from "../database/touch-name.ts";

type Row = Record<string, unknown>;
type ListAsk = Extract<Ask, { kind: "list" }>;

/** What answers the asks of one rule, and knows which kinds of rows that took. */
export interface Answering {
  answer(ask: Ask): PromiseLike<unknown>;
  readonly kinds: ReadonlySet<EntityName>;
}

/** Hands a rule the rows it asks for, from the browser's database; nothing is written until it has decided. */
export function answerFrom(database: LocalDatabase): Answering {
  const kinds = new Set<EntityName>();
  const known = new Map<string, PromiseLike<Row | undefined>>();
  const reader: Reader = {
    database,
    get(entity, id) {
      kinds.add(entity);
      const name = touchName(entity, id);
      const row = known.get(name) ?? tableOf(database, entity).get(id);
      known.set(name, row);
      return row;
    },
  };
  return {
    kinds,
    answer(ask) {
      if (ask.kind === "get") return reader.get(ask.entity, ask.id);
      kinds.add(ask.entity);
      return listRows(reader, ask);
    },
  };
}

/** Reads each row once, however often it is asked for. */
interface Reader {
  readonly database: LocalDatabase;
  get(entity: EntityName, id: RowId): PromiseLike<Row | undefined>;
}

async function listRows(reader: Reader, ask: ListAsk): Promise<Row[]> {
  const rows = await candidates(reader, ask);
  return rows.filter((row) =>
    Object.entries(ask.where).every(([field, value]) => row[field] === value),
  );
}

/** Rows of the smallest indexed set that holds all that is asked for. */
async function candidates(reader: Reader, ask: ListAsk): Promise<Row[]> {
  const { entity, where } = ask;
  const table = tableOf(reader.database, entity);
  if (entity === "task") return tasksOf(reader, ask);
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

async function tasksOf(reader: Reader, { where, edge }: ListAsk): Promise<Row[]> {
  const scope = await scopeOfTasks(reader, where);
  if (!scope) return [];
  const free = taskOrder.findIndex((field) => where[field] === undefined);
  const place = taskOrder.slice(0, free).map((field) => where[field] ?? 0);
  const found = planTasks(reader.database, scope, ...place);
  // Where the index leads to more than was asked for, its end may be none of it.
  const isExact = Object.keys(where).length === free;
  if (!edge || !isExact || edge.by !== taskOrder[free]) return found.toArray();
  return (edge.end === "last" ? found.reverse() : found).limit(1).toArray();
}

async function scopeOfTasks(
  reader: Reader,
  { parentId, columnId, planId }: Readonly<Record<string, RowId>>,
): Promise<Scope | undefined> {
  const within = parentId
    ? await reader.get("task", parentId)
    : columnId && (await reader.get("column", columnId));
  if (within) return within["scope"] as Scope;
  return planId && !parentId ? planScope(Number(planId)) : undefined;
}
