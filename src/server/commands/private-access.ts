import type { Change } from "#domain/command.ts";
import type { Id } from "#domain/id.ts";
import type { PlanUser } from "#domain/plan/plan-user.ts";
import { type Scope, taskScope } from "#domain/scope.ts";
import type { Task } from "#domain/task/task.ts";
import { privateTasksOf } from "../tables/private-tasks.ts";
import { tableOf } from "../tables/registry.ts";
import type { Tx } from "../tables/sql/db.ts";
import { RowsInWork } from "./rows-in-work.ts";
import { idOfChange, rowKey, type StoredRows } from "./stored-rows.ts";

type Authored<By> = Change & { readonly by: By };

/** Somebody who is let into a private task, or out of it. */
interface PrivateGrant<By> {
  readonly userId: Id;
  readonly scope: Scope;
  readonly isGiven: boolean;
  readonly by: By;
}

/**
 * Who is let into private tasks and out of them by these changes: it follows from their people, from whom they are shown to,
 * and from what everybody is in the plan. A task that goes takes its scope with it, and is none of these.
 */
export async function privateGrants<By>(
  tx: Tx,
  changes: readonly Authored<By>[],
  stored: StoredRows,
): Promise<PrivateGrant<By>[]> {
  const concerned = await concernedTasks(tx, changes, stored);
  if (concerned.size === 0) return [];
  const rows = new RowsInWork(tx, stored);
  rows.decide(changes);
  const grants: PrivateGrant<By>[] = [];
  for (const [id, by] of concerned) {
    if (!(await rows.get("task", id))) continue;
    const scope = taskScope(id);
    const readers = new Set(await rows.readersOf(id));
    const isBorn = stored.has(rowKey("task", id)) && !stored.get(rowKey("task", id));
    const access = isBorn ? [] : await tableOf("access").list(tx, { target: scope });
    const letIn = new Set(access.map(({ userId }) => userId));
    for (const userId of readers)
      if (!letIn.has(userId)) grants.push({ userId, scope, isGiven: true, by });
    for (const userId of letIn)
      if (!readers.has(userId)) grants.push({ userId, scope, isGiven: false, by });
  }
  return grants;
}

/** Ids of private tasks whose readers may be others now, each with whoever did it. */
async function concernedTasks<By>(
  tx: Tx,
  changes: readonly Authored<By>[],
  stored: StoredRows,
): Promise<Map<Id, By>> {
  const concerned = new Map<Id, By>();
  const plans = new Map<Id, By>();
  for (const change of changes) {
    const before = stored.get(rowKey(change.entity, idOfChange(change)));
    const after = "put" in change ? change.put : undefined;
    for (const row of [before, after]) {
      if (!row) continue;
      if (change.entity === "task") {
        const { privateTo } = row as Task;
        if (privateTo > 0) concerned.set(privateTo, change.by);
      }
      if (change.entity === "planUser") plans.set((row as PlanUser).planId, change.by);
    }
  }
  for (const [planId, by] of plans)
    for (const id of await privateTasksOf(tx, planId)) concerned.set(id, by);
  return concerned;
}
