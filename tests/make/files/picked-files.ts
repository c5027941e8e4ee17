import type { LocalDatabase } from "#client/data/database/local-database.ts";
import type { UploadRow } from "#client/data/database/upload-row.ts";
import { addUploads } from "#client/data/uploads/add-uploads.ts";
import { copyIn } from "#client/data/uploads/copy-in.ts";
import { finishCopied } from "#client/data/uploads/finish-copied.ts";

/** Bytes that are the same each time and nowhere alike. */
export function madeBytes(size: number, seed = 1): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let state = seed;
  for (let at = 0; at < size; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
}

/** Picks a file for a chat; its bytes are not copied yet. */
export async function pickFile(
  database: LocalDatabase,
  dialogId: number,
  file: { readonly name: string; readonly size: number },
  now: number,
): Promise<UploadRow> {
  const [row] = await addUploads(database, [{ mimeType: "", ...file }], { dialogId }, now);
  if (!row) throw new Error("Nothing was picked");
  return row;
}

/** As a person who picks a file and waits until it stands in the chat; its bytes wait to be sent. */
export async function attachFile(
  database: LocalDatabase,
  dialogId: number,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> },
  now: number,
): Promise<UploadRow> {
  const { fileId } = await pickFile(database, dialogId, { name, size: bytes.length }, now);
  await copyIn(database, fileId, new Blob([bytes]), () => now);
  await finishCopied(database, dialogId, now);
  const row = await database.upload.get(fileId);
  if (!row) throw new Error("The upload is gone");
  return row;
}

/** The server has done all that waits here. */
export async function settleAll({ outbox }: LocalDatabase): Promise<void> {
  await outbox.clear();
}
