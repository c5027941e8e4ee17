import { type File, fileEntity } from "#domain/file/file.ts";
import type { Id } from "#domain/id.ts";
import { mayRead } from "../tables/may-read.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";

/** A file that somebody may see; undefined where there is none. */
export async function fileInReach(db: Db, userId: Id, fileId: Id): Promise<File | undefined> {
  const file = await tableOf("file").get(db, fileId);
  return file && (await mayRead(db, userId, fileEntity.scope(file))) ? file : undefined;
}
