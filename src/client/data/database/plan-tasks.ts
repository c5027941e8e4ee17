import { type Collection, Dexie, type Table } from "dexie";
import type { RowId } from "#domain/entities.ts";
import type { Id } from "#domain/id.ts";
import { planScope, type Scope } from "#domain/scope.ts";
import type { LocalDatabase, StoredRow } from "./local-database.ts";

/** Fields by which the tasks of a plan lie in their index, one within the other. */
export const taskOrder = ["parentId", "columnId", "rank"] as const;
const index = `[scope+${taskOrder.join("+")}]`;

/** Those of the private tasks of a plan, and of their subtasks, that are seen here. */
export function privateTasks(
  { task }: LocalDatabase,
  planId: Id,
): Collection<StoredRow<"task">, RowId> {
  return task.where("apartIn").equals(planId);
}

/** The scopes in which lies what belongs to a plan: its own, and those of its private tasks. */
export async function scopesOfPlan(database: LocalDatabase, planId: Id): Promise<Scope[]> {
  const apart = await privateTasks(database, planId).toArray();
  return [planScope(planId), ...new Set(apart.map(({ scope }) => scope))];
}

/** The rows of scopes, in a table that has an index for these alone. */
export function inScopes<Row>(
  table: Table<Row, RowId>,
  scopes: readonly Scope[],
): Collection<Row, RowId> {
  const found = table.where("scope");
  const [only = ""] = scopes;
  // One is read in one go, several are walked through.
  return scopes.length === 1 ? found.equals(only) : found.anyOf(scopes);
}

/** The rows of which the values in an index begin so: in the order of these, and of the index within each. */
export function beginningWith<Row>(
  table: Table<Row, RowId>,
  indexName: string,
  beginnings: readonly (readonly RowId[])[],
): Collection<Row, RowId> {
  const ranges = beginnings.map(
    (begins) =>
      [
        [...begins, Dexie.minKey],
        [...begins, Dexie.maxKey],
      ] as const,
  );
  const found = table.where(indexName);
  const [only] = ranges;
  return only && ranges.length === 1 ? found.between(...only) : found.inAnyRange(ranges);
}

/** The tasks of scopes; `place` narrows them down to a parent (0 = none), and a column in it. */
export function planTasks(
  { task }: LocalDatabase,
  scopes: readonly Scope[],
  ...place: readonly RowId[]
): Collection<StoredRow<"task">, RowId> {
  return beginningWith(
    task,
    index,
    scopes.map((scope) => [scope, ...place]),
  );
}

/** The subtasks of these tasks. */
export function subtasksOf(
  { task }: LocalDatabase,
  tasks: readonly { readonly id: RowId; readonly scope: Scope }[],
): Collection<StoredRow<"task">, RowId> {
  return beginningWith(
    task,
    index,
    tasks.map(({ scope, id }) => [scope, id]),
  );
}
