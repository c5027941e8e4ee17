import { isDeepStrictEqual } from "node:util";
import type { Change } from "#domain/command.ts";
import { type EntityName, entityNames } from "#domain/entity-names.ts";
import { type AnyRow, entityOf, scopeRootedIn, type RowId, type RowOf } from "#domain/entities.ts";
import { type Edge, fits, type Where } from "#domain/reading.ts";
import { laneOfRow, rootOf, type Scope, taskScope } from "#domain/scope.ts";
import { taskReaders } from "#domain/task/private/task-readers.ts";
import { accessId } from "#domain/user/access.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The rows of a world, with all that follows from a row coming or going. */
export interface Rows {
  find<Name extends EntityName>(entity: Name, id: RowId): RowOf<Name> | undefined;
  all<Name extends EntityName>(entity: Name): RowOf<Name>[];
  /** With `edge` only the row at that end, which is all that a rule may count on. */
  list(entity: EntityName, where: Where, edge?: Edge): AnyRow[];
  count(entity: EntityName, scope: Scope): number;
  /** The lane in which a row that is there is written. */
  laneOf(entity: EntityName, id: RowId): Scope | undefined;
  apply(changes: readonly Change[]): void;
}

export function idOfChange(change: Change): RowId {
  return "put" in change ? change.put.id : change.remove;
}

export function createRows(): Rows {
  const tables = new Map<EntityName, Map<RowId, AnyRow>>(
    entityNames.map((name) => [name, new Map()]),
  );
  const tableOf = (entity: EntityName) => tables.get(entity) ?? new Map<RowId, AnyRow>();

  const all = <Name extends EntityName>(entity: Name) =>
    [...tableOf(entity).values()] as RowOf<Name>[];

  function laneOf(entity: EntityName, id: RowId): Scope | undefined {
    const row = tableOf(entity).get(id);
    return row && laneOfRow(row, entityOf(entity).scope(row));
  }

  /** As the server does it: who sees a private task follows from its people and from who is what in the plan. */
  function letReadersIn(): void {
    const access = tableOf("access");
    for (const [id, row] of access)
      if (rootOf((row as RowOf<"access">).target as Scope)?.kind === "task") access.delete(id);
    for (const task of all("task").filter(({ id, privateTo }) => privateTo === id)) {
      const subtasks = all("task").filter(({ parentId }) => parentId === task.id);
      const members = all("planUser").filter(({ planId }) => planId === task.planId);
      const target = taskScope(task.id);
      for (const userId of taskReaders(task, subtasks, members)) {
        const id = accessId(userId, target);
        access.set(id, Object.freeze({ id, userId, target }));
      }
    }
  }

  function grant(entity: EntityName, row: AnyRow, isGiven: boolean): void {
    const given = entityOf(entity).grant?.(row);
    if (!given) return;
    const id = accessId(given.userId, given.scope);
    const access = { id, userId: given.userId, target: given.scope };
    if (isGiven) tableOf("access").set(id, Object.freeze(access));
    else tableOf("access").delete(id);
  }

  function remove(entity: EntityName, id: RowId): void {
    const row = tableOf(entity).get(id);
    if (!row) return;
    tableOf(entity).delete(id);
    grant(entity, row, false);
    for (const child of entityNames) {
      const { parent } = entityOf(child);
      if (parent?.entity !== entity) continue;
      for (const other of tableOf(child).values()) {
        if ((other as Fields)[parent.field] === id) remove(child, other.id);
      }
    }
    const root = scopeRootedIn(entity, row);
    if (root) removeScope(root);
  }

  function removeScope(scope: Scope): void {
    for (const entity of entityNames) {
      for (const row of tableOf(entity).values()) {
        if (entityOf(entity).scope(row) === scope) remove(entity, row.id);
      }
    }
  }

  function put(entity: EntityName, row: AnyRow): void {
    const definition = entityOf(entity);
    if (!isDeepStrictEqual(definition.shape.parse(row), row)) {
      throw new Error(`This ${entity} has fields it should not have: ${JSON.stringify(row)}`);
    }
    const before = tableOf(entity).get(row.id);
    if (before) grant(entity, before, false);
    // Frozen, so that a rule that changes what it reads is caught.
    tableOf(entity).set(row.id, freeze(structuredClone(row)));
    grant(entity, row, true);
    if (before && definition.scope(before) !== definition.scope(row)) takeAlong(entity, row);
  }

  function takeAlong(entity: EntityName, row: AnyRow): void {
    for (const child of entityNames) {
      const { parent } = entityOf(child);
      if (parent?.entity !== entity || !parent.shares) continue;
      const shared = Object.fromEntries(
        parent.shares.map((field) => [field, (row as Fields)[field]]),
      );
      for (const other of tableOf(child).values()) {
        if ((other as Fields)[parent.field] !== row.id) continue;
        tableOf(child).set(other.id, freeze({ ...other, ...shared }));
      }
    }
  }

  return {
    find: <Name extends EntityName>(entity: Name, id: RowId) =>
      tableOf(entity).get(id) as RowOf<Name> | undefined,
    all,
    count: (entity, scope) =>
      [...tableOf(entity).values()].filter((row) => entityOf(entity).scope(row) === scope).length,
    list(entity, where, edge) {
      const [first = ""] = Object.keys(where);
      if (!entityOf(entity).lists.includes(first)) {
        throw new Error(`Rows of ${entity} cannot be listed by ${first}`);
      }
      const found = [...tableOf(entity).values()].filter((row) => fits(row, where));
      if (!edge) return found;
      const order = (row: AnyRow) => String((row as Fields)[edge.by]);
      const sorted = found.toSorted((left, right) => (order(left) < order(right) ? -1 : 1));
      return sorted.slice(...(edge.end === "first" ? [0, 1] : [-1]));
    },
    laneOf,
    apply(changes) {
      for (const change of changes) {
        if (entityOf(change.entity).derived) {
          throw new Error(`Rows of ${change.entity} are the server's own`);
        }
        if ("put" in change) put(change.entity, change.put);
        else remove(change.entity, change.remove);
      }
      letReadersIn();
    },
  };
}

function freeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) {
    for (const inner of Object.values(value)) freeze(inner);
    Object.freeze(value);
  }
  return value;
}
