import { openExistingDatabase } from "#client/data/database/local-database.ts";
import { addUploads } from "#client/data/uploads/add-uploads.ts";
import { copyIn } from "#client/data/uploads/copy-in.ts";
import { finishCopied } from "#client/data/uploads/finish-copied.ts";

/** A file to be made up. */
export interface MadeFile {
  readonly name: string;
  readonly size: number;
  readonly seed: number;
}

/** Bytes that are nowhere alike, the same for the same seed. */
function madeBytes(size: number, seed: number): Uint8Array<ArrayBuffer> {
  const words = new Uint32Array(Math.ceil(size / 4));
  let state = seed;
  for (let at = 0; at < words.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    words[at] = state;
  }
  return new Uint8Array(words.buffer, 0, size);
}

/** Sends a made-up file to a chat, as a screen does with one that was picked. Answers its id and MD5. */
async function sendMadeFile(
  databaseName: string,
  dialogId: number,
  { name, size, seed }: MadeFile,
): Promise<{ fileId: number; md5: string }> {
  const database = openExistingDatabase(databaseName);
  const file = new File([madeBytes(size, seed)], name);
  const picked = [{ name, size, mimeType: file.type }];
  const [row] = await addUploads(database, picked, { dialogId }, Date.now());
  if (!row) throw new Error("Nothing was picked");
  await copyIn(database, row.fileId, file, () => Date.now());
  await finishCopied(database, dialogId, Date.now());
  const sent = await database.upload.get(row.fileId);
  database.close();
  return { fileId: row.fileId, md5: sent?.md5 ?? "" };
}

export type SendMadeFile = typeof sendMadeFile;
Object.assign(globalThis, { sendMadeFile });
