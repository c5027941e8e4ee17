import type { LocalDatabase } from "#client/data/database/local-database.ts";
import type { UploadRow } from "#client/data/database/upload-row.ts";
import { addUploads, notePicture, type UploadTarget } from "#client/data/uploads/add-uploads.ts";
import { unreadable } from "#client/data/uploads/copy-in.ts";
import { abandonCopy } from "#client/data/uploads/drop-upload.ts";
import { finishCopied, finishOne } from "#client/data/uploads/finish-copied.ts";
import { type PictureOptions, preparePicked } from "./prepare-picked.ts";
import { copyInWorker } from "#client/platform/hash-pool.ts";

/** How often a page says that it is still copying, ms. */
const ALIVE_EVERY = 20_000;

/**
 * Shows picked files at once; that is when the promise ends. Copying goes on behind it: each becomes a message, as soon
 * as all of it is here and those before it have become theirs, or a file of the library, or waits for the record that names it.
 */
export async function sendFiles(
  database: LocalDatabase,
  to: UploadTarget,
  files: readonly globalThis.File[],
  pictures: PictureOptions,
): Promise<readonly UploadRow[]> {
  const { rows, copied } = await beginCopying(database, to, files, pictures);
  void copied;
  return rows;
}

/** As sendFiles; the promise ends when all of it lies on this device. */
export async function sendWhole(
  database: LocalDatabase,
  to: UploadTarget,
  files: readonly globalThis.File[],
): Promise<readonly UploadRow[]> {
  const { rows, copied } = await beginCopying(database, to, files, {});
  await copied;
  return rows;
}

async function beginCopying(
  database: LocalDatabase,
  to: UploadTarget,
  files: readonly globalThis.File[],
  pictures: PictureOptions,
): Promise<{ readonly rows: readonly UploadRow[]; readonly copied: Promise<void> }> {
  const picked = files.map(({ name, size, type }) => ({ name, size, mimeType: type }));
  const rows = await addUploads(database, picked, to, Date.now());
  return { rows, copied: copyAll(database, rows, files, pictures) };
}

async function copyAll(
  database: LocalDatabase,
  rows: readonly UploadRow[],
  files: readonly globalThis.File[],
  pictures: PictureOptions,
): Promise<void> {
  const ids = rows.map(({ fileId }) => fileId);
  const alive = setInterval(() => {
    const mine = database.upload.where("fileId").anyOf(ids);
    void mine.modify({ aliveTime: Date.now() }).catch(() => undefined);
  }, ALIVE_EVERY);
  const copying = rows.map(async (row, index) => {
    const file = files[index];
    if (file) await copyOne(database, row, file, pictures);
  });
  await Promise.allSettled(copying);
  clearInterval(alive);
}

async function copyOne(
  database: LocalDatabase,
  row: UploadRow,
  file: globalThis.File,
  pictures: PictureOptions,
): Promise<void> {
  const { fileId, dialogId, name } = row;
  try {
    const { content, seen } = await preparePicked(file, pictures);
    if (seen) await notePicture(database, fileId, seen.picture, seen.sent);
    await copyInWorker(database.name, fileId, content);
  } catch {
    await abandonCopy(database, fileId, unreadable(name));
  }
  // What could not be copied holds up those after it no longer.
  if (dialogId > 0) await finishCopied(database, dialogId, Date.now());
  else await finishOne(database, fileId, Date.now());
}
