import { type Collection, Dexie } from "dexie";
import type { RowId } from "#domain/entities.ts";
import type { Id } from "#domain/id.ts";
import { planScope, type Scope } from "#domain/scope.ts";
import type { LocalDatabase, StoredRow } from "./local-database.ts";

/** Fields by which the tasks of a plan lie in their index, one within the other. */
export const taskOrder = ["parentId", "columnId", "rank"] as const;
const index = `[scope+${taskOrder.join("+")}]`;

/** The scopes in which lies what belongs to a plan: its own, and those of the private tasks of it that are seen here. */
export async function scopesOfPlan({ task }: LocalDatabase, planId: Id): Promise<Scope[]> {
  const apart = await task.where("apartIn").equals(planId).toArray();
  return [planScope(planId), ...new Set(apart.map(({ scope }) => scope))];
}

/**
 * The tasks of scopes in the order of their index, one scope behind the other; `place` narrows them down to a parent (0 = none),
 * and a column in it.
 */
export function planTasks(
  { task }: LocalDatabase,
  scopes: readonly Scope[],
  ...place: readonly RowId[]
): Collection<StoredRow<"task">, RowId> {
  const ranges = scopes.map((scope) => {
    const begins = [scope, ...place];
    return [
      [...begins, Dexie.minKey],
      [...begins, Dexie.maxKey],
    ] as const;
  });
  const [only] = ranges;
  if (only && ranges.length === 1) return task.where(index).between(...only);
  return task.where(index).inAnyRange(ranges);
}

/** The subtasks of these tasks. */
export function subtasksOf(
  { task }: LocalDatabase,
  tasks: readonly { readonly id: RowId; readonly scope: Scope }[],
): Collection<StoredRow<"task">, RowId> {
  return task.where(index).inAnyRange(
    tasks.map(({ scope, id }) => [
      [scope, id, Dexie.minKey],
      [scope, id, Dexie.maxKey],
    ]),
  );
}
