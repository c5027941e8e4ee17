import type { EntityName } from "#domain/entity-names.ts";
import { entityTable } from "#domain/entity-table.gen.ts";
import type { RowId } from "#domain/entities.ts";
import { type Ask, fits } from "#domain/reading.ts";
import { planScope, type Scope } from "#domain/scope.ts";
import type { Subject } from "#domain/subject-row.ts";
import { type LocalDatabase, tableOf } from "../database/local-database.ts";
import {
  inScopes,
  planTasks,
  privateTasks,
  scopesOfPlan,
  taskOrder,
} from "../database/plan-tasks.ts";
import { keyOf } from "../database/stored-row.ts";
import { listName, touchName } from "../database/touch-name.ts";
import { DecidedRows } from "./decided-rows.ts";
import { KeptRows } from "./kept-rows.ts";

type Row = Record<string, unknown>;
type ListAsk = Extract<Ask, { kind: "list" }>;

/** What answers the asks of one rule, and knows what that took. */
export interface Answering {
  answer(ask: Ask): PromiseLike<unknown>;
  /** Fetches rows at once that will be asked for one after the other; those that are not cost nothing else. */
  readAhead(rows: Iterable<Subject>): void;
  readonly kinds: ReadonlySet<EntityName>;
  /** The rows that were asked for one by one. */
  readonly asked: readonly Subject[];
}

/**
 * Hands a rule the rows it asks for, from the browser's database and from what was decided before and is
 * not written yet; nothing is written until the rules that are answered have decided.
 */
export function answerFrom(
  database: LocalDatabase,
  decided = new DecidedRows(),
  kept = new KeptRows(),
): Answering {
  const kinds = new Set<EntityName>();
  const asked: Subject[] = [];
  const fetch = (entity: EntityName, id: RowId): PromiseLike<Row | undefined> =>
    kept.read(touchName(entity, id), "row", () => tableOf(database, entity).get(id));
  const reader: Reader = {
    database,
    decided,
    kept,
    get(entity, id) {
      kinds.add(entity);
      asked.push({ entity, id });
      const rows = decided.of(entity);
      return rows.has(id) ? Promise.resolve(rows.get(id)) : fetch(entity, id);
    },
  };
  return {
    kinds,
    asked,
    readAhead(rows) {
      // What fails undoes the transaction, and is told by whoever waits for it.
      for (const { entity, id } of rows) fetch(entity, id).then(undefined, () => undefined);
    },
    answer(ask) {
      if (ask.kind === "get") return reader.get(ask.entity, ask.id);
      // Only the server knows of all rows, and of those who left.
      if (ask.kind !== "list") return Promise.resolve(0);
      kinds.add(ask.entity);
      return listRows(reader, ask);
    },
  };
}

/** Reads each row once, however often it is asked for. */
interface Reader {
  readonly database: LocalDatabase;
  readonly decided: DecidedRows;
  readonly kept: KeptRows;
  get(entity: EntityName, id: RowId): PromiseLike<Row | undefined>;
}

async function listRows(reader: Reader, ask: ListAsk): Promise<Row[]> {
  const decided = reader.decided.of(ask.entity);
  // The row at the edge may be one that a decision took away; then the next one is wanted.
  const { edge: _edge, ...all } = ask;
  const rows = await candidates(reader, decided.size > 0 ? all : ask);
  const put = [...decided.values()].filter((row) => row !== undefined);
  return [...rows.filter((row) => !decided.has(keyOf(row))), ...put].filter((row) =>
    fits(row, ask.where),
  );
}

/** Rows of the smallest indexed set that holds all that is asked for. */
async function candidates(reader: Reader, ask: ListAsk): Promise<Row[]> {
  const { entity, where } = ask;
  const table = tableOf(reader.database, entity);
  if (entity === "task") return tasksOf(reader, ask);
  if (where["planId"] !== undefined) {
    const planId = Number(where["planId"]);
    // Only what belongs to a task can lie apart: of all else there is nothing more to look for.
    const scopes = mayLieApart(entity)
      ? await scopesOfPlan(reader.database, planId)
      : [planScope(planId)];
    return inScopes(table, scopes).toArray();
  }
  const [field = "id"] = Object.keys(where);
  const detail = JSON.stringify([field, where[field]]);
  return reader.kept.read(listName(entity), detail, () => {
    // The small tables, such as that of the people, have no index to spare for it.
    if (!table.schema.idxByName[field]) return table.toArray();
    return table
      .where(field)
      .equals(where[field] ?? 0)
      .toArray();
  });
}

function mayLieApart(entity: EntityName): boolean {
  const { added } = entityTable[entity] as { readonly added?: object };
  return added !== undefined && "privateTo" in added;
}

async function tasksOf(reader: Reader, ask: ListAsk): Promise<Row[]> {
  const { parentId, columnId, planId } = ask.where;
  const parent = parentId ? await reader.get("task", parentId) : undefined;
  if (parent) return tasksIn(reader, parent["scope"] as Scope, ask);
  const column = columnId && !parentId ? await reader.get("column", columnId) : undefined;
  const home = parentId ? undefined : (column?.["planId"] ?? planId);
  if (!home) return [];
  const found = await Promise.all([
    tasksIn(reader, planScope(Number(home)), ask),
    privateTasks(reader.database, Number(home)).toArray(),
  ]);
  return found.flat();
}

async function tasksIn(
  { database }: Reader,
  scope: Scope,
  { where, edge }: ListAsk,
): Promise<Row[]> {
  const free = taskOrder.findIndex((field) => where[field] === undefined);
  const place = taskOrder.slice(0, free).map((field) => where[field] ?? 0);
  const found = planTasks(database, [scope], ...place);
  // Where the index leads to more than was asked for, its end may be none of it.
  const isExact = Object.keys(where).length === free;
  if (!edge || !isExact || edge.by !== taskOrder[free]) return found.toArray();
  const row = await (edge.end === "last" ? found.last() : found.first());
  return row ? [row] : [];
}
