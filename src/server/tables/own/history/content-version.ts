import type { ContentVersion } from "#domain/task/log/content-version.ts";
import { CONTENT_VERSIONS_MAX, ONE_WRITING } from "#domain/task/log/log-limits.ts";
import type { TaskContent } from "#domain/task/task-content.ts";
import type { Db } from "../../sql/db.ts";

/**
 * Keeps what descriptions said until now. A version that the same person wrote a short time before goes: what they
 * write in a stretch is one version.
 */
export async function keepFormerContents(db: Db, former: readonly TaskContent[]): Promise<void> {
  const records = former.map(({ id, version, content, userId, updateTime }) => ({
    task_id: id,
    version,
    content,
    user_id: userId,
    at: updateTime,
  }));
  // Sent together: they travel with the commit, before which both have to be on their way.
  const keeping = db.run(
    `with kept as (select * from jsonb_populate_recordset(null::content_versions, $1)),
     gone as (
       delete from content_versions v using kept k
       where v.task_id = k.task_id and v.user_id = k.user_id and k.at - v.since < ${ONE_WRITING}
         and v.version = (
           select max(n.version) from content_versions n
           where n.task_id = k.task_id and n.version < k.version)
       returning v.task_id, v.since)
     insert into content_versions (task_id, version, content, user_id, at, since)
     select k.task_id, k.version, k.content, k.user_id, k.at, coalesce(g.since, k.at)
     from kept k left join gone g on g.task_id = k.task_id
     on conflict do nothing`,
    [JSON.stringify(records)],
  );
  const trimming = db.run(
    `delete from content_versions v
     where v.task_id = any($1::bigint[]) and v.version <= (
       select n.version from content_versions n where n.task_id = v.task_id
       order by n.version desc offset ${CONTENT_VERSIONS_MAX} limit 1)`,
    [former.map(({ id }) => id)],
  );
  await Promise.all([keeping, trimming]);
}

/** Which versions are wanted: those that stood before a description that stands, or before one of them. */
interface VersionFilter {
  readonly current: Pick<TaskContent, "id" | "userId" | "updateTime">;
  readonly before?: number | undefined;
}

/** What a description said before, the newest first; what its writer has just written belongs to what stands. */
export async function listFormerContents(
  db: Db,
  { current, before }: VersionFilter,
  limit: number,
): Promise<ContentVersion[]> {
  const { id, userId, updateTime } = current;
  const records = await db.run(
    `select version, content, user_id, at from content_versions
     where task_id = $1 and version < $2
       and not (user_id = $3 and $4::bigint - since < ${ONE_WRITING}
         and version = (select max(version) from content_versions where task_id = $1))
     order by version desc limit $5`,
    [id, before ?? 2 ** 31 - 1, userId, updateTime, limit],
  );
  return records.map((record) => ({
    version: Number(record["version"]),
    content: String(record["content"]),
    userId: Number(record["user_id"]),
    at: Number(record["at"]),
  }));
}
