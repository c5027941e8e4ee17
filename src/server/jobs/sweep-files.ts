import { CONTENT_GRACE, UPLOAD_KEPT } from "#domain/limits.ts";
import { draftOfUpload, uploadOfDraft } from "../files/draft-name.ts";
import type { Server } from "../server.ts";
import {
  forgetGoneFiles,
  holdUnwanted,
  noteUnwanted,
  removeContent,
  unwantedSince,
} from "../tables/files/unwanted.ts";
import { removeUploadsBefore, uploadsAmong } from "../tables/files/upload.ts";

type Parts = Pick<Server, "database" | "files" | "now">;

/** Contents that are looked up at once. */
const BATCH = 500;

/** Removes uploads that nobody goes on with, and contents to which nothing has led for a while. */
export async function sweepFiles(parts: Parts): Promise<void> {
  await sweepUploads(parts);
  await sweepContents(parts);
  // Last: where an S3 does not let itself be asked for them, the rest is swept all the same.
  await parts.files.dropUnfinished(parts.now() - UPLOAD_KEPT);
}

async function sweepUploads({ database, files, now }: Parts): Promise<void> {
  const before = now() - UPLOAD_KEPT;
  for (const id of await removeUploadsBefore(database, before)) await files.drop(draftOfUpload(id));
  // Drafts of which the database knows nothing are left from a server that was killed.
  const old = await files.draftsBefore(before);
  const ids = old.map(uploadOfDraft).filter((id) => id !== undefined);
  const known = await uploadsAmong(database, ids);
  for (const draft of old) {
    const id = uploadOfDraft(draft);
    if (id === undefined || !known.has(id)) await files.drop(draft);
  }
}

async function sweepContents({ database, files, now }: Parts): Promise<void> {
  const before = now() - CONTENT_GRACE;
  await forgetGoneFiles(database, now(), before);
  await noteUnwanted(database, now());
  let removed: boolean;
  do {
    removed = false;
    for (const sha256 of await unwantedSince(database, before, BATCH)) {
      const isGone = await database.transaction(async (tx) => {
        if (!(await holdUnwanted(tx, sha256, before))) return false;
        // Whoever brings it again waits until the row is gone, and puts it anew.
        await files.remove(sha256);
        await removeContent(tx, sha256);
        return true;
      });
      removed ||= isGone;
    }
  } while (removed);
}
