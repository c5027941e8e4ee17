import { sql } from "kysely";
import type { Db } from "../sql/db.ts";

/** Where a list starts and how long a page of it is; `current` counts from 1. */
export interface Page {
  current: number;
  size: number;
}

export function offsetOf(page: Page): number {
  return (page.current - 1) * page.size;
}

/** Whether an archived row is wanted. */
export type Archived = "yes" | "no" | "all";

/** Holds for rows of the table that the person may see. */
export function inReach(table: "tasks" | "plans", userId: number) {
  const scope = sql.ref(`${table}.scope`);
  return sql<boolean>`exists (
    select 1 from access where access.user_id = ${userId} and access.target = ${scope}
  )`;
}

/** Whether the person may see the scope. */
export async function hasAccess(db: Db, userId: number, scope: string): Promise<boolean> {
  const rows = await db.run("select 1 from access where user_id = $1 and target = $2", [
    userId,
    scope,
  ]);
  return rows.length > 0;
}

/** Ids of rows that went after a number, in one scope or in all that the person may see. */
export async function goneIds(
  db: Db,
  of: { entity: string; userId: number; scope?: string | undefined; since: number },
): Promise<number[]> {
  const rows = await db.run<{ id: number }>(
    `select distinct c.row_id::bigint as id from changes c
     where c.entity = $1 and c.gone and c.seq > $2 and ($3::text is null or c.scope = $3)
       and c.scope in (select target from access where user_id = $4)
     order by id`,
    [of.entity, of.since, of.scope ?? null, of.userId],
  );
  return rows.map((row) => row.id);
}

/** Ids of plans out of which the person went, or that went themselves, after a number. */
export async function lostPlanIds(db: Db, userId: number, since: number): Promise<number[]> {
  const rows = await db.run<{ id: number }>(
    `select distinct split_part(c.row_id, ':', 2)::bigint as id from changes c
     where c.scope = 'user:' || $1::bigint and c.seq > $2 and c.entity = 'access' and c.gone
       and c.row_id like '%/plan:%'
       and not exists (select 1 from access a where a.id = c.row_id)
     order by id`,
    [userId, since],
  );
  return rows.map((row) => row.id);
}
