import { type Collection, Dexie } from "dexie";
import type { RowId } from "#domain/entities.ts";
import type { Scope } from "#domain/scope.ts";
import type { LocalDatabase, StoredRow } from "./local-database.ts";

/** Fields by which the tasks of a plan lie in their index, one within the other. */
export const taskOrder = ["parentId", "columnId", "rank"] as const;
const index = `[scope+${taskOrder.join("+")}]`;

/** The tasks of a plan in the order of their index; `place` narrows them down to a parent (0 = none), and a column in it. */
export function planTasks(
  { task }: LocalDatabase,
  scope: Scope,
  ...place: readonly RowId[]
): Collection<StoredRow<"task">, RowId> {
  const begins = [scope, ...place];
  return task.where(index).between([...begins, Dexie.minKey], [...begins, Dexie.maxKey]);
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
