import type { File } from "#domain/file/file.ts";
import type { Id } from "#domain/id.ts";
import { tableOf } from "../registry.ts";
import type { Db } from "../sql/db.ts";

/** A file of somebody's own, outside of the library, with this content under this name, the newest. */
export async function findOwnFile(
  db: Db,
  userId: Id,
  { md5, size, name }: Pick<File, "md5" | "size" | "name">,
): Promise<File | undefined> {
  const [record] = await db.run(
    `select f.* from files f join file_contents c on c.file_id = f.id and c.variant = 'whole'
     where f.scope = 'user:' || $1 and f.user_id = $1::bigint and f.item_id = 0
       and f.md5 = $2 and f.size = $3 and f.name = $4
     order by f.id desc limit 1`,
    [userId, md5, size, name],
  );
  return record && tableOf("file").decode(record);
}

/** The newest file of somebody's own, outside of the library, under this name. */
export async function newestOwnFile(db: Db, userId: Id, name: string): Promise<File | undefined> {
  const [record] = await db.run(
    `select f.* from files f join file_contents c on c.file_id = f.id and c.variant = 'whole'
     where f.scope = 'user:' || $1 and f.user_id = $1::bigint and f.item_id = 0 and f.name = $2
     order by f.id desc limit 1`,
    [userId, name],
  );
  return record && tableOf("file").decode(record);
}
