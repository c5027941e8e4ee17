import type { LocalDatabase } from "#client/data/database/local-database.ts";
import type { UploadRow } from "#client/data/database/upload-row.ts";
import { addUploads, notePicture, type UploadTarget } from "#client/data/uploads/add-uploads.ts";
import { unreadable } from "#client/data/uploads/copy-in.ts";
import { abandonCopy } from "#client/data/uploads/drop-upload.ts";
import { finishCopied, finishSome } from "#client/data/uploads/finish-copied.ts";
import { type PictureOptions, preparePicked } from "./prepare-picked.ts";
import { copyInWorker } from "#client/platform/hash-pool.ts";

/** How often a page says that it is still copying, ms: a third of the time after which nobody would believe it any more. */
const ALIVE_EVERY = 60_000;
/** Files that are copied at the same time: the first of hundreds are sent while the last still wait. */
const AT_ONCE = 4;

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
  pictures: PictureOptions = {},
): Promise<readonly UploadRow[]> {
  const { rows, copied } = await beginCopying(database, to, files, pictures);
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
  const left = new Set(rows.map(({ fileId }) => fileId));
  const alive = setInterval(() => {
    const mine = [...left].map((key) => ({ key, changes: { aliveTime: Date.now() } }));
    void database.upload.bulkUpdate(mine).catch(() => undefined);
  }, ALIVE_EVERY);
  const finish = createFinishing(database);
  const waiting = rows.entries();
  const copyInTurn = async () => {
    for (const [index, row] of waiting) {
      const file = files[index];
      if (file) await copyOne(database, row, file, pictures).catch(() => undefined);
      left.delete(row.fileId);
      finish.of(row);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copyInTurn));
  await finish.done();
  clearInterval(alive);
}

/** Brings copied files to others, together with what was copied while those before them were brought: each time all readers wait. */
function createFinishing(database: LocalDatabase) {
  let copied: UploadRow[] = [];
  let working = Promise.resolve();
  const work = async () => {
    const now = Date.now();
    const some = copied;
    copied = [];
    const alone = some.filter(({ dialogId }) => dialogId === 0).map(({ fileId }) => fileId);
    if (alone.length > 0) await finishSome(database, alone, now);
    // What could not be copied holds up those after it no longer.
    const inChats = some.map(({ dialogId }) => dialogId).filter((id) => id > 0);
    for (const dialogId of new Set(inChats)) await finishCopied(database, dialogId, now);
  };
  return {
    of(row: UploadRow) {
      copied.push(row);
      // What cannot be brought now is with the next round of whoever leads.
      working = working.then(work).catch(() => undefined);
    },
    done: () => working,
  };
}

async function copyOne(
  database: LocalDatabase,
  row: UploadRow,
  file: globalThis.File,
  pictures: PictureOptions,
): Promise<void> {
  const { fileId, name } = row;
  try {
    const { content, seen } = await preparePicked(file, pictures);
    if (seen) await notePicture(database, fileId, seen.picture, seen.sent);
    await copyInWorker(database.name, fileId, content);
  } catch {
    await abandonCopy(database, fileId, unreadable(name));
  }
}
