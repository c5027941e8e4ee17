import type { Change } from "#domain/command.ts";
import {
  type AnyRow,
  type EntityName,
  entityNames,
  entityOf,
  type RowId,
} from "#domain/entities.ts";
import type { EntityDefinition } from "#domain/entity.ts";
import type { Id } from "#domain/id.ts";
import type { Scope } from "#domain/scope.ts";
import { userScope } from "#domain/scope.ts";
import { accessId } from "#domain/user/access.ts";
import { accessTable } from "../tables/access.ts";
import { tableOf } from "../tables/registry.ts";
import type { Tx } from "../tables/sql/db.ts";
import { idOfChange, rowKey, type Stored } from "./stored-rows.ts";

/** A change of one row with the scope whose members hear of it; without `put` the row goes. */
export interface DerivedChange {
  entity: EntityName;
  action: string;
  id: RowId;
  scope: Scope;
  put?: AnyRow;
}

interface Grant {
  userId: Id;
  scope: Scope;
}

/**
 * What a decision means for tables and log: its own changes in their order,
 * each followed by the access that it gives or takes. Rows that go along with
 * a removed one (children, everything in a scope that dies) are removed here,
 * without lines of their own: clients do the same by the same declarations.
 */
export async function deriveChanges(
  tx: Tx,
  changes: readonly Change[],
  stored: Stored,
): Promise<DerivedChange[]> {
  const derived: DerivedChange[] = [];
  const dropped = new Set<Scope>();
  for (const change of lastOfEachRow(changes)) {
    const definition = entityOf(change.entity);
    if (definition.derived) throw new Error(`No decision may name rows of ${change.entity}.`);
    const before = stored.get(rowKey(change.entity, idOfChange(change)));
    if ("put" in change) {
      derived.push(...putChanges(change, definition, before));
    } else if (before) {
      const { entity, action, remove: id } = change;
      derived.push({ entity, action, id, scope: before.scope });
      derived.push(...accessChanges(grantOf(definition, before.row), undefined));
      derived.push(...(await removeChildren(tx, entity, id)));
      const root = definition.root?.(before.row);
      if (root) {
        dropped.add(root);
        derived.push(...(await removeScope(tx, root)));
      }
    }
  }
  if (dropped.size === 0) return derived;
  // Nothing may be born into a scope that dies in the same decision.
  return derived.filter((change) => !change.put || !dropped.has(change.scope));
}

function lastOfEachRow(changes: readonly Change[]): Iterable<Change> {
  const last = new Map<string, Change>();
  for (const change of changes) last.set(rowKey(change.entity, idOfChange(change)), change);
  return last.values();
}

function putChanges(
  { entity, action, put }: Extract<Change, { put: unknown }>,
  definition: EntityDefinition,
  before: { row: AnyRow; scope: Scope } | undefined,
): DerivedChange[] {
  const scope = definition.scope(put);
  const derived: DerivedChange[] = [];
  if (before && before.scope !== scope) {
    derived.push({ entity, action: "delete", id: put.id, scope: before.scope });
  }
  derived.push({ entity, action, id: put.id, scope, put });
  const grantBefore = before && grantOf(definition, before.row);
  derived.push(...accessChanges(grantBefore, grantOf(definition, put)));
  return derived;
}

function grantOf(definition: EntityDefinition, row: AnyRow): Grant | undefined {
  return definition.grant?.(row);
}

function accessChanges(before: Grant | undefined, after: Grant | undefined): DerivedChange[] {
  if (before && after && accessId(before.userId, before.scope) === accessId(after.userId, after.scope)) {
    return [];
  }
  return [
    ...(before ? [accessChange(before, "delete")] : []),
    ...(after ? [accessChange(after, "add")] : []),
  ];
}

function accessChange({ userId, scope: target }: Grant, action: "add" | "delete"): DerivedChange {
  const id = accessId(userId, target);
  const change = { entity: "access", action, id, scope: userScope(userId) } as const;
  return action === "delete" ? change : { ...change, put: { id, userId, target } };
}

async function removeChildren(tx: Tx, parent: EntityName, parentId: RowId): Promise<DerivedChange[]> {
  const derived: DerivedChange[] = [];
  for (const entity of entityNames) {
    const definition = entityOf(entity);
    if (definition.parent?.entity !== parent) continue;
    for (const row of await tableOf(entity).removeChildren(tx, definition.parent.field, parentId)) {
      derived.push(...accessChanges(grantOf(definition, row), undefined));
    }
  }
  return derived;
}

async function removeScope(tx: Tx, scope: Scope): Promise<DerivedChange[]> {
  const grants = await accessTable.list(tx, { target: scope });
  await Promise.all(entityNames.map(async (entity) => tableOf(entity).removeScope(tx, scope)));
  return grants.map(({ userId }) => accessChange({ userId, scope }, "delete"));
}
