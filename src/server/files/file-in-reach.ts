import { type File, fileEntity } from "#domain/file/file.ts";
import type { Id } from "#domain/id.ts";
import { mayRead } from "../tables/may-read.ts";
import { findRecord } from "../tables/lists/record-list.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";
import { readersOf } from "../queries/records/form-permissions.ts";

/** A file that somebody may see; undefined where there is none. */
export async function fileInReach(db: Db, userId: Id, fileId: Id): Promise<File | undefined> {
  const file = await tableOf("file").get(db, fileId);
  if (!file) return undefined;
  const isSeen =
    (await mayRead(db, userId, fileEntity.scope(file))) || (await isInList(db, userId, file));
  return isSeen ? file : undefined;
}

/** Who may look at a record that does not concern them, as lists show it, sees its files too, less those of comments on it. */
async function isInList(db: Db, userId: Id, { recordId, approvalId }: File): Promise<boolean> {
  const record =
    recordId > 0 && approvalId === 0 ? await tableOf("record").get(db, recordId) : undefined;
  const form = record && (await tableOf("form").get(db, record.formId));
  if (!form) return false;
  return (await findRecord(db, await readersOf(db, userId, form), recordId)) !== undefined;
}
