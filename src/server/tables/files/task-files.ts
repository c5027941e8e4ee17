import type { File } from "#domain/file/file.ts";
import type { Id } from "#domain/id.ts";
import { TASK_FILES_MAX } from "#domain/limits.ts";
import { mayReadSql } from "../may-read.ts";
import { tableOf } from "../registry.ts";
import type { Db } from "../sql/db.ts";

/** The files of a task that somebody may read, the newest first. */
export async function filesOfTask(db: Db, userId: Id, taskId: Id): Promise<File[]> {
  const records = await db.run(
    `select f.* from files f where f.task_id = $2 and ${mayReadSql("$1::bigint", "f.scope")}
     order by f.create_time desc, f.id desc limit ${TASK_FILES_MAX}`,
    [userId, taskId],
  );
  return records.map((record) => tableOf("file").decode(record));
}
