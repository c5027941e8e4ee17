import type { RowWindow } from "#contract/windows.ts";
import type { EntityName } from "#domain/entity-names.ts";
import { entityOf } from "#domain/entities.ts";
import type { Id } from "#domain/id.ts";
import type { Scope } from "#domain/scope.ts";
import { tableOf } from "./registry.ts";
import type { Db } from "./sql/db.ts";

/** A row as JSON, the row it belongs to, and its number there. */
export interface NumberedText {
  readonly parentId: Id;
  readonly number: number;
  readonly json: string;
}

/** Which rows of one parent: from a number on to older or to newer ones, or the newest. */
interface WantedPage {
  readonly parentId: Id;
  /** Up to and including this number, or with `newer` from it on. */
  readonly from?: number | undefined;
  readonly newer: boolean;
  readonly size: number;
}

/** The statements of a kind of which rows arrive as windows. */
export interface WindowTable {
  /** The kind of the rows that they belong to. */
  readonly parent: EntityName;
  /**
   * Parents of rows of the scopes that are newer than `since`, by id, after `after`. Also those in which
   * something came after the cut of the pull: where all rows of one were touched since, nothing else would
   * bring the window that news of single rows continue.
   */
  parentsTouched(
    db: Db,
    scopes: readonly string[],
    since: number,
    after: Id,
    limit: number,
  ): Promise<Id[]>;
  /** The newest `count` rows of each parent, oldest first. */
  newest(db: Db, parentIds: readonly Id[], count: number): Promise<NumberedText[]>;
  /** Rows that changed after `since` and stand below the windows, the newest first. */
  changedBelow(
    db: Db,
    windows: readonly RowWindow[],
    since: number,
    count: number,
  ): Promise<NumberedText[]>;
  /** Oldest first, with the scope in which they lie. */
  page(db: Db, page: WantedPage): Promise<(NumberedText & { readonly scope: Scope })[]>;
  /** The number of a row of the parent. */
  numberOf(db: Db, parentId: Id, id: Id): Promise<number | undefined>;
  /** SQL of what `NumberedText` holds, of rows known by an alias. */
  selection(alias: string): string;
}

/** SQL of windows of which the parents and the lowest numbers are the first two values. */
export const WINDOWS_SQL = "unnest($1::bigint[], $2::int[]) as w(parent_id, low)";

export function windowValues(windows: readonly RowWindow[]): [Id[], number[]] {
  return [windows.map(({ parentId }) => parentId), windows.map(({ from }) => from)];
}

function defineWindowTable(entity: EntityName): WindowTable {
  const { parent, windowed } = entityOf(entity);
  if (!parent || !windowed) throw new Error(`Rows of ${entity} do not come as windows`);
  const table = tableOf(entity);
  const { name } = table;
  const owner = table.column(parent.field);
  const number = table.column(windowed.by);
  const selection = (alias: string) =>
    `${alias}.${owner} as "parentId", ${alias}.${number} as number, ${table.json(alias)} as json`;

  return {
    parent: parent.entity as EntityName,
    selection,
    async parentsTouched(db, scopes, since, after, limit) {
      const records = await db.run<{ id: Id }>(
        `select distinct ${owner} as id from ${name}
         where scope = any($1::text[]) and seq > $2 and ${owner} > $3 order by id limit $4`,
        [scopes, since, after, limit],
      );
      return records.map(({ id }) => id);
    },
    async newest(db, parentIds, count) {
      return db.run(
        `select ${selection("m")} from unnest($1::bigint[]) as p(id)
         cross join lateral (
           select * from ${name} where ${owner} = p.id order by ${number} desc limit $2
         ) m order by m.${owner}, m.${number}`,
        [parentIds, count],
      );
    },
    async changedBelow(db, windows, since, count) {
      return db.run(
        `select ${selection("m")} from ${WINDOWS_SQL}
         cross join lateral (
           select * from ${name} where ${owner} = w.parent_id and ${number} < w.low and seq > $3
           order by ${number} desc limit $4
         ) m`,
        [...windowValues(windows), since, count],
      );
    },
    async page(db, { parentId, from, newer, size }) {
      const [reach, order] = newer ? [">=", "asc"] : ["<=", "desc"];
      return db.run(
        `select m.scope, ${selection("m")} from (
           select * from ${name} where ${owner} = $1 and ($2::int is null or ${number} ${reach} $2)
           order by ${number} ${order} limit $3
         ) m order by m.${number}`,
        [parentId, from ?? null, size],
      );
    },
    async numberOf(db, parentId, id) {
      const row = (await table.get(db, id)) as Record<string, unknown> | undefined;
      return row?.[parent.field] === parentId ? Number(row[windowed.by]) : undefined;
    },
  };
}

const tables = new Map<EntityName, WindowTable>();

/** The statements of a kind of which rows arrive as windows. */
export function windowTableOf(entity: EntityName): WindowTable {
  const known = tables.get(entity) ?? defineWindowTable(entity);
  tables.set(entity, known);
  return known;
}
