import { mayReadSql } from "../may-read.ts";
import type { Db } from "../sql/db.ts";

/** Whose list, of what, and the number after which it is looked for what is missing. */
interface Lost {
  entity: "task" | "dialog";
  userId: number;
  /** Only of these scopes, of all that the person may see where left out. */
  scopes?: readonly string[] | undefined;
  since: number;
}

/** Ids of rows that went out of scopes that the person may see. */
export async function goneIds(db: Db, of: Lost): Promise<number[]> {
  const rows = await db.run<{ id: number }>(
    `select distinct c.row_id::bigint as id from changes c
     where c.entity = $1 and c.gone and c.seq > $2 and ($3::text[] is null or c.scope = any($3))
       and ${mayReadSql("$4::bigint", "c.scope")}`,
    [of.entity, of.since, of.scopes ?? null, of.userId],
  );
  return rows.map((row) => row.id);
}

/** The scopes out of which the person went after the number $2, and when. */
const LOST_SCOPES = `
  select substring(c.row_id from position('/' in c.row_id) + 1) as scope,
    max(c.seq) as seq, max(c.at) as at
  from changes c
  where c.scope = 'user:' || $1::bigint and c.seq > $2 and c.entity = 'access' and c.gone
    and not ${mayReadSql("$1::bigint", "substring(c.row_id from position('/' in c.row_id) + 1)")}
  group by c.row_id`;

/** Ids of plans out of which the person went, or that went themselves. */
export async function lostPlanIds(db: Db, userId: number, since: number): Promise<number[]> {
  const rows = await db.run<{ id: number }>(
    `select split_part(l.scope, ':', 2)::bigint as id from (${LOST_SCOPES}) l
     where l.scope like 'plan:%' order by id`,
    [userId, since],
  );
  return rows.map((row) => row.id);
}

/**
 * Ids of rows of scopes out of which the person went: those that still stand and
 * stood then, and those that the log knows of, because a scope that dies takes its rows along.
 */
export async function lostRowIds(
  db: Db,
  of: Omit<Lost, "scopes"> & { table: "tasks" | "dialogs" },
): Promise<number[]> {
  const rows = await db.run<{ id: number }>(
    `with lost as (${LOST_SCOPES})
     select r.id from lost join ${of.table} r on r.scope = lost.scope and r.create_time <= lost.at
     union
     select c.row_id::bigint from lost
     join changes c on c.scope = lost.scope and c.seq <= lost.seq and c.entity = $3`,
    [of.userId, of.since, of.entity],
  );
  return rows.map((row) => row.id);
}

/** The ids in order, each once, less those of rows that are still there. */
export function without(ids: Iterable<number>, listed: readonly { id: number }[]): number[] {
  const there = new Set(listed.map((row) => row.id));
  return [...new Set(ids)].filter((id) => !there.has(id)).toSorted((one, other) => one - other);
}

/** Number of the last change that was made by then (epoch ms), 0 = none; looks back from the newest one. */
export async function lastNumberAt(db: Db, time: number): Promise<number> {
  const [last] = await db.run<{ seq: number }>(
    "select seq from changes where at <= $1 order by seq desc limit 1",
    [time],
  );
  return last?.seq ?? 0;
}
