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

/** Bytes by which somebody would use more if these files were theirs: what they have already is not counted again. */
export async function bytesTakenOver(db: Db, userId: Id, fileIds: readonly Id[]): Promise<number> {
  const [found] = await db.run<{ bytes: number }>(
    `select coalesce(sum(size), 0)::bigint as bytes from (
       select c.sha256, c.size from ${LEADS} where f.id = any($2::bigint[]) and ${IS_KEPT}
       except select c.sha256, c.size from ${LEADS} where f.user_id = $1) new`,
    [userId, fileIds],
  );
  return found?.bytes ?? 0;
}

const KEPT_BY_ALL = `coalesce((select sum(size) from (
  select distinct c.sha256, c.size from ${LEADS} where ${IS_KEPT}) own), 0)`;

/** Of an upload that has become a content all is here, of others what has come of them. */
const ARRIVED = `coalesce((select sum(k.size) from upload_chunks k where k.upload_id = u.id), 0)`;

/**
 * Bytes of all, with those that came of what was begun: what somebody only says that they will send keeps nobody else out. The
 * uploads of the person whom it is for count with all that they will be.
 */
export async function usedByAll(db: Db, forUserId: Id = 0): Promise<number> {
  const [found] = await db.run<{ bytes: number }>(
    `select (${KEPT_BY_ALL} + coalesce((
       select sum(case when u.user_id = $1 then u.size else ${ARRIVED} end) from uploads u), 0)
     )::bigint as bytes`,
    [forUserId],
  );
  return found?.bytes ?? 0;
}

/** Bytes of all but of what was begun; of a content that is among them nothing has to be added. */
export async function keptByAll(
  db: Db,
  sha256 = "",
): Promise<{ readonly bytes: number; readonly isThere: boolean }> {
  const [found] = await db.run<{ bytes: number; isThere: boolean }>(
    `select ${KEPT_BY_ALL}::bigint as bytes,
       exists (select 1 from ${LEADS} where c.sha256 = $1) as "isThere"`,
    [sha256],
  );
  return found ?? { bytes: 0, isThere: false };
}

/** Bytes in the store to which no file leads any more, of what somebody brought; without somebody, of what anybody did. */
export async function leftBehind(db: Db, userId?: Id): Promise<number> {
  const [found] = await db.run<{ bytes: number }>(
    `select coalesce(sum(c.size), 0)::bigint as bytes from contents c
     where c.user_id > 0 and ($1::bigint is null or c.user_id = $1) and not exists (
       select 1 from file_contents fc join files f on ${keptUnderSql("f")} = fc.file_id
       where fc.sha256 = c.sha256)`,
    [userId ?? null],
  );
  return found?.bytes ?? 0;
}

/** Who has brought in most, the most first, with what came of what they have begun. */
export async function largestUsers(
  db: Db,
  most: number,
): Promise<{ readonly userId: Id; readonly used: number }[]> {
  return db.run<{ userId: Id; used: number }>(
    `select user_id as "userId", sum(size)::bigint as used from (
       select distinct f.user_id, c.sha256, c.size from ${LEADS} where ${IS_KEPT}
       union all select u.user_id, 'upload ' || u.id, ${ARRIVED} from uploads u) own
     group by user_id order by used desc, user_id limit $1`,
    [most],
  );
}
