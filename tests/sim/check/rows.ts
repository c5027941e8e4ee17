import { type EntityName, entityNames } from "#domain/entity-names.ts";
import type { RowId } from "#domain/entities.ts";
import type { MenuItem } from "#domain/menu/menu-item.ts";
import type { Unit } from "#domain/organisation/unit.ts";
import type { RecordUser } from "#domain/record/record-user.ts";
import { openScopes } from "#domain/scope.ts";
import { isActive } from "#domain/user/is-active.ts";
import type { User } from "#domain/user/user.ts";
import {
  type LocalDatabase,
  tableOf as localTableOf,
} from "#client/data/database/local-database.ts";
import { tableRows } from "#tests/make/table-rows.ts";
import { toStored } from "#client/data/database/stored-row.ts";
import type { Database } from "#server/tables/sql/db.ts";

/** A row with its fields in one order, as text. */
export type RowText = string;
/** Rows by entity and id. */
export type RowTexts = ReadonlyMap<EntityName, ReadonlyMap<string, RowText>>;

export function textOf(row: object): RowText {
  return JSON.stringify(row, (_key, value: unknown) => (isFields(value) ? sorted(value) : value));
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function sorted(fields: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(fields).toSorted();
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

/** All rows of the given scopes in the server's tables; of every scope where none are given. */
export async function serverRows(
  database: Database,
  scopes?: readonly string[],
): Promise<Map<EntityName, Map<RowId, object>>> {
  const rows = new Map<EntityName, Map<RowId, object>>();
  for (const entity of entityNames) {
    const stored = await tableRows(database, entity, scopes);
    rows.set(entity, new Map(stored.map((row) => [row.id, row])));
  }
  return rows;
}

/** What somebody is to see, as their browser stores it. */
export async function rowsFor(database: Database, userId: number): Promise<RowTexts> {
  const grants = await database.run<{ target: string }>(
    "select target from access where user_id = $1",
    [userId],
  );
  const scopes = [...openScopes(userId), ...grants.map(({ target }) => target)];
  const rows = await serverRows(database, scopes);
  withoutKept(rows, userId);
  withoutUnfound(rows, userId);
  return new Map(
    [...rows].map(([entity, ofEntity]) => [
      entity,
      new Map([...ofEntity].map(([id, row]) => [String(id), textOf(toStored(entity, { ...row }))])),
    ]),
  );
}

/** What steps hide from whom they ask is not handed out to them. */
function withoutKept(rows: ReadonlyMap<EntityName, Map<RowId, object>>, userId: number): void {
  const records = rows.get("record") as Map<RowId, { values: string }> | undefined;
  const people = [...(rows.get("recordUser")?.values() ?? [])] as RecordUser[];
  for (const { recordId, hidden } of people.filter((one) => one.userId === userId)) {
    const record = records?.get(recordId);
    if (!record || hidden.length === 0) continue;
    const values = Object.entries(JSON.parse(record.values) as object);
    const left = values.filter(([name]) => !hidden.includes(name));
    records?.set(recordId, { ...record, values: JSON.stringify(Object.fromEntries(left)) });
  }
}

/** What entries of the menu say is handed out to those who find them, worked out apart from the rules that are tried here. */
function withoutUnfound(rows: ReadonlyMap<EntityName, Map<RowId, object>>, userId: number): void {
  const items = rows.get("menuItem") as Map<RowId, MenuItem>;
  const me = rows.get("user")?.get(userId) as User | undefined;
  if (me?.isAdmin && isActive(me)) return;
  const all = [...items.values()];
  const roles = [...(rows.get("role")?.values() ?? [])] as Unit[];
  const isMine = (roleId: number) =>
    roles.some(({ id, members }) => id === roleId && members.some((one) => one.userId === userId));
  let shut = all.filter(
    ({ hidden, roles: named }) => hidden || (named.length > 0 && !named.some(isMine)),
  );
  // From each directory down, level by level.
  while (shut.length > 0) {
    const ids = new Set(shut.map(({ id }) => id));
    const nothing = { name: "", icon: "", page: "", link: "", authorityWord: "" };
    for (const item of shut) items.set(item.id, { ...item, ...nothing });
    shut = all.filter(({ parentId }) => ids.has(parentId));
  }
}

/** What lies in a browser. */
export async function localRows(database: LocalDatabase): Promise<RowTexts> {
  const rows = new Map<EntityName, Map<string, RowText>>();
  for (const entity of entityNames) {
    const found = await localTableOf(database, entity).toArray();
    rows.set(entity, new Map(found.map((row) => [String(row["id"]), textOf(row)])));
  }
  return rows;
}
