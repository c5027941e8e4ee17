import { CONTENT_GRACE, UPLOAD_KEPT } from "#domain/limits.ts";
import { draftOfUpload, uploadOfDraft } from "../files/draft-name.ts";
import type { Server } from "../server.ts";
import { forgetRemoved, holdRemoved, noteRemoved, removedBefore } from "../tables/files/removed.ts";
import {
  forgetGoneFiles,
  holdUnwanted,
  noteUnwanted,
  removeContent,
  unwantedSince,
} from "../tables/files/unwanted.ts";
import { removeUploadsBefore, uploadsAmong } from "../tables/files/upload.ts";

type Parts = Pick<Server, "database" | "files" | "now" | "settings">;

/** Contents that are looked up at once. */
const BATCH = 500;

/** Removes uploads that nobody goes on with, and contents to which nothing has led for a while. */
export async function sweepFiles(parts: Parts): Promise<void> {
  await sweepUploads(parts);
  await sweepContents(parts);
  await removeAgain(parts);
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

async function sweepContents({ database, files, now, settings }: Parts): Promise<void> {
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
        if (settings.s3) await noteRemoved(tx, sha256, now());
        await files.remove(sha256);
        await removeContent(tx, sha256);
        return true;
      });
      removed ||= isGone;
    }
  } while (removed);
}

/**
 * Where contents can lie in two places, one may have been copied from the one to the other while it was removed from both, and
 * come to lie there when nobody knew it any more. A day later it is looked for once more.
 */
async function removeAgain({ database, files, now }: Parts): Promise<void> {
  const before = now() - CONTENT_GRACE;
  let removed: readonly string[];
  do {
    removed = await removedBefore(database, before, BATCH);
    for (const sha256 of removed) {
      await database.transaction(async (tx) => {
        if (await holdRemoved(tx, sha256)) await files.remove(sha256);
        await forgetRemoved(tx, sha256);
      });
    }
  } while (removed.length > 0);
}
