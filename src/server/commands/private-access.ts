import type { Change } from "#domain/command.ts";
import type { EntityName } from "#domain/entity-names.ts";
import type { AnyRow, RowOf } from "#domain/entities.ts";
import type { Id } from "#domain/id.ts";
import type { PlanUser } from "#domain/plan/plan-user.ts";
import { type Scope, taskScope } from "#domain/scope.ts";
import { taskReaders } from "#domain/task/private/task-readers.ts";
import type { Task } from "#domain/task/task.ts";
import { privateTasksOf } from "../tables/private-tasks.ts";
import { tableOf } from "../tables/registry.ts";
import type { Tx } from "../tables/sql/db.ts";
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
  const rows = new RowsAfter(tx, changes, stored);
  const grants: PrivateGrant<By>[] = [];
  for (const [id, by] of concerned) {
    const task = await rows.task(id);
    if (!task) continue;
    const scope = taskScope(id);
    const readers = new Set(task.privateTo === id ? await rows.taskReaders(task) : []);
    const letIn = new Set(await rows.letInto(task, scope));
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

/** Rows as the changes leave them. */
class RowsAfter {
  readonly #tx: Tx;
  readonly #stored: StoredRows;
  readonly #changed = new Map<EntityName, Map<string, AnyRow | undefined>>();
  readonly #members = new Map<Id, Promise<PlanUser[]>>();

  constructor(tx: Tx, changes: readonly Change[], stored: StoredRows) {
    this.#tx = tx;
    this.#stored = stored;
    for (const change of changes) {
      const ofKind = this.#changed.get(change.entity) ?? new Map<string, AnyRow | undefined>();
      this.#changed.set(change.entity, ofKind);
      ofKind.set(String(idOfChange(change)), "put" in change ? change.put : undefined);
    }
  }

  async task(id: Id): Promise<Task | undefined> {
    const changed = this.#changed.get("task");
    if (changed?.has(String(id))) return changed.get(String(id)) as Task | undefined;
    return tableOf("task").get(this.#tx, id);
  }

  async taskReaders(task: Task): Promise<Id[]> {
    const below = this.#isBorn(task)
      ? []
      : await tableOf("task").list(this.#tx, { parentId: task.id });
    const subtasks = this.#overlaid("task", below, ({ parentId }) => parentId === task.id);
    return taskReaders(task, subtasks, await this.#membersOf(task.planId));
  }

  async letInto(task: Task, target: Scope): Promise<Id[]> {
    if (this.#isBorn(task)) return [];
    const rows = await tableOf("access").list(this.#tx, { target });
    return rows.map(({ userId }) => userId);
  }

  /** What is born with these changes has nobody and nothing yet that a look would find. */
  #isBorn({ id }: Task): boolean {
    const key = rowKey("task", id);
    return this.#stored.has(key) && this.#stored.get(key) === undefined;
  }

  async #membersOf(planId: Id): Promise<PlanUser[]> {
    const known = this.#members.get(planId) ?? tableOf("planUser").list(this.#tx, { planId });
    this.#members.set(planId, known);
    return this.#overlaid("planUser", await known, (row) => row.planId === planId);
  }

  #overlaid<Name extends EntityName>(
    entity: Name,
    rows: readonly RowOf<Name>[],
    belongs: (row: RowOf<Name>) => boolean,
  ): RowOf<Name>[] {
    const changed = this.#changed.get(entity);
    if (!changed) return [...rows];
    const put = [...changed.values()].filter((row) => row !== undefined) as RowOf<Name>[];
    return [...rows.filter(({ id }) => !changed.has(String(id))), ...put.filter(belongs)];
  }
}
