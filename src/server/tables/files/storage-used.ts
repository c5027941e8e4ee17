import type { Id } from "#domain/id.ts";
import type { Db } from "../sql/db.ts";
import { keptUnderSql } from "./content.ts";

/**
 * Contents are counted once, however many files lead to them, smaller pictures too. A copy counts with the file that it shares its
 * content with; where that one is gone, by itself.
 */
const LEADS = `files f
  join file_contents fc on fc.file_id = ${keptUnderSql("f")}
    and (f.content_id = 0 or not exists (select 1 from files o where o.id = f.content_id))
  join contents c on c.sha256 = fc.sha256`;

const IS_KEPT = `not exists (
  select 1 from content_scans s where s.sha256 = c.sha256 and s.state = 'infected')`;

/** Bytes that somebody has brought in, with those that they have begun to. */
export async function usedBy(db: Db, userId: Id): Promise<number> {
  const [found] = await db.run<{ bytes: number }>(
    `select (coalesce((select sum(size) from (
         select distinct c.sha256, c.size from ${LEADS} where f.user_id = $1 and ${IS_KEPT}) own), 0)
       + coalesce((select sum(size) from uploads where user_id = $1), 0))::bigint as bytes`,
    [userId],
  );
  return found?.bytes ?? 0;
}

/** Bytes of all. */
export async function usedByAll(db: Db): Promise<number> {
  const [found] = await db.run<{ bytes: number }>(
    `select (coalesce((select sum(size) from (
         select distinct c.sha256, c.size from ${LEADS} where ${IS_KEPT}) own), 0)
       + coalesce((select sum(size) from uploads), 0))::bigint as bytes`,
  );
  return found?.bytes ?? 0;
}

/** Who has brought in most, the most first. */
export async function largestUsers(
  db: Db,
  most: number,
): Promise<{ readonly userId: Id; readonly used: number }[]> {
  return db.run<{ userId: Id; used: number }>(
    `select user_id as "userId", sum(size)::bigint as used from (
       select distinct f.user_id, c.sha256, c.size from ${LEADS} where ${IS_KEPT}) own
     group by user_id order by used desc, user_id limit $1`,
    [most],
  );
}
