import type { Change } from "#domain/command.ts";
import { type EntityName, entityNames } from "#domain/entity-names.ts";
import { type AnyRow, entityOf, scopeRootedIn, type RowId } from "#domain/entities.ts";
import type { EntityDefinition } from "#domain/entity.ts";
import type { Id } from "#domain/id.ts";
import type { Scope } from "#domain/scope.ts";
import { userScope } from "#domain/scope.ts";
import { accessId } from "#domain/user/access.ts";
import { removeDeparturesOf } from "../tables/own/departure.ts";
import { removeShutOutsOf } from "../tables/own/shut-out.ts";
import { tableOf } from "../tables/registry.ts";
import type { Tx } from "../tables/sql/db.ts";
import { privateGrants } from "./private-access.ts";
import { idOfChange, rowKey, type StoredRows } from "./stored-rows.ts";

/** Who made a change, and when: epoch milliseconds. */
export interface Author {
  actorId: Id;
  at: number;
  /** When the person acted, where that was before it came here. */
  actedAt?: number;
  /** The device or access token with which they did it; left out where nobody signed in did. */
  deviceId?: number | undefined;
  /** The rule of a plan that did it in their name, and how many rules have set off one another with it. */
  rule?: { readonly name: string; readonly depth: number };
  /** What it brings is told to nobody. */
  isQuiet?: boolean;
}

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
 * What changes mean for tables and log: themselves in their order, each row
 * once with its last change, followed by the access that it gives or takes.
 * Rows that go along with a removed one (children, everything in a scope that
 * dies) are removed here, without lines of their own: clients do the same by
 * the same declarations.
 */
export async function deriveChanges(
  tx: Tx,
  changes: readonly (Change & { by: Author })[],
  stored: StoredRows,
): Promise<(DerivedChange & { by: Author })[]> {
  const derived: (DerivedChange & { by: Author })[] = [];
  const dropped = new Set<Scope>();
  for (const change of lastOfEachRow(changes)) {
    const definition = entityOf(change.entity);
    if (definition.derived) throw new Error(`No decision may name rows of ${change.entity}.`);
    const before = stored.get(rowKey(change.entity, idOfChange(change)));
    const follows =
      "put" in change
        ? await putChanges(tx, change, definition, before)
        : await removalChanges(tx, change, definition, before);
    for (const one of follows) derived.push({ ...one, by: change.by });
    const root = "remove" in change && before ? scopeRootedIn(change.entity, before) : undefined;
    if (root) dropped.add(root);
  }
  for (const { by, isGiven, ...grant } of await privateGrants(tx, changes, stored))
    derived.push({ ...accessChange(grant, isGiven ? "add" : "delete"), by });
  if (dropped.size === 0) return derived;
  // Nothing may be born into a scope that dies in the same decision.
  return derived.filter((change) => !change.put || !dropped.has(change.scope));
}

function lastOfEachRow<Item extends Change>(changes: readonly Item[]): Iterable<Item> {
  const last = new Map<string, Item>();
  for (const change of changes) last.set(rowKey(change.entity, idOfChange(change)), change);
  return last.values();
}

async function putChanges(
  tx: Tx,
  { entity, action, put }: Extract<Change, { put: unknown }>,
  definition: EntityDefinition,
  before: AnyRow | undefined,
): Promise<DerivedChange[]> {
  const scope = definition.scope(put);
  const scopeBefore = before && definition.scope(before);
  const moved = scopeBefore !== undefined && scopeBefore !== scope;
  return [
    ...(moved ? [{ entity, action: "delete", id: put.id, scope: scopeBefore }] : []),
    { entity, action, id: put.id, scope, put },
    ...accessChanges(before && definition.grant?.(before), definition.grant?.(put)),
    ...(moved ? await takeChildrenAlong(tx, entity, put) : []),
  ];
}

/**
 * Children that share a field with a row that moved. Who held them drops them with their parent, and whoever holds the
 * place they come to asks for what is new there: each has a line of its own. Only windowed kinds, of which there may be
 * any number, have one for the last, by which the others are found.
 */
async function takeChildrenAlong(
  tx: Tx,
  parent: EntityName,
  row: AnyRow,
): Promise<DerivedChange[]> {
  const derived: DerivedChange[] = [];
  for (const entity of entityNames) {
    const definition = entityOf(entity);
    const { shares, field } = definition.parent ?? {};
    if (definition.parent?.entity !== parent || !shares || !field) continue;
    const shared = Object.fromEntries(shares.map((name) => [name, Reflect.get(row, name)]));
    const of = { [field]: row.id };
    const { windowed } = definition;
    const newest = { by: windowed?.by ?? "id", end: "last" } as const;
    const table = tableOf(entity);
    for (const child of await table.list(tx, of, windowed && newest)) {
      const put: AnyRow = { ...child, ...shared };
      const scope = definition.scope(put);
      derived.push({ entity, action: "update", id: put.id, scope, put });
    }
    const scope = derived.findLast((change) => change.entity === entity)?.scope;
    if (scope) await table.moveChildren(tx, { field, parentId: row.id, shared, scope });
  }
  return derived;
}

async function removalChanges(
  tx: Tx,
  { entity, action, remove: id }: Extract<Change, { remove: unknown }>,
  definition: EntityDefinition,
  before: AnyRow | undefined,
): Promise<DerivedChange[]> {
  if (!before) return [];
  const root = scopeRootedIn(entity, before);
  const scope = definition.scope(before);
  return [
    { entity, action, id, scope },
    ...accessChanges(definition.grant?.(before), undefined),
    ...(await removeChildren(tx, entity, id, new Set([scope, root]))),
    ...(root ? await removeScope(tx, root) : []),
  ];
}

function accessChanges(before: Grant | undefined, after: Grant | undefined): DerivedChange[] {
  const same = before && after && before.userId === after.userId && before.scope === after.scope;
  if (same) return [];
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

/**
 * Whoever hears that the parent goes drops its children with it. A child in another scope has a line of its own, and
 * so has one that lies apart: its person may have lost sight of the parent before.
 */
async function removeChildren(
  tx: Tx,
  parent: EntityName,
  parentId: RowId,
  told: ReadonlySet<Scope | undefined>,
): Promise<DerivedChange[]> {
  const derived: DerivedChange[] = [];
  for (const entity of entityNames) {
    const definition = entityOf(entity);
    if (definition.parent?.entity !== parent) continue;
    for (const row of await tableOf(entity).removeChildren(tx, definition.parent.field, parentId)) {
      const scope = definition.scope(row);
      const isTold = told.has(scope) && !definition.parent.apart;
      if (!isTold) derived.push({ entity, action: "delete", id: row.id, scope });
      derived.push(...accessChanges(definition.grant?.(row), undefined));
    }
  }
  return derived;
}

async function removeScope(tx: Tx, scope: Scope): Promise<DerivedChange[]> {
  const grants = await tableOf("access").list(tx, { target: scope });
  await removeShutOutsOf(tx, scope);
  await removeDeparturesOf(tx, scope);
  const apart = await removeApart(tx, scope);
  await Promise.all(entityNames.map(async (entity) => tableOf(entity).removeScope(tx, scope)));
  return [...grants.map(({ userId }) => accessChange({ userId, scope }, "delete")), ...apart];
}

/** What lies apart and belongs to rows of a scope that dies is told of row by row: nobody else takes it away. */
async function removeApart(tx: Tx, scope: Scope): Promise<DerivedChange[]> {
  const derived: DerivedChange[] = [];
  for (const entity of entityNames) {
    const { parent, scope: scopeOf } = entityOf(entity);
    if (!parent?.apart) continue;
    const of = tableOf(parent.entity as EntityName).name;
    for (const row of await tableOf(entity).removeApart(tx, parent.field, of, scope))
      derived.push({ entity, action: "delete", id: row.id, scope: scopeOf(row) });
  }
  return derived;
}
