import type { LocalDatabase } from "../../database/local-database.ts";
import { noteOf } from "../../database/note-of.ts";
import { isQuotaError } from "../../database/storage-errors.ts";
import type { KeptFileRow } from "../../database/upload-row.ts";
import { addPart, dropBegun } from "./begun-content.ts";
import type { ContentPlace } from "./kept-pieces.ts";

/** What is larger is not kept on a device only because somebody looked at it or sent it, bytes. */
export const KEPT_MAX = 50 * 1024 ** 2;
/** What is larger is laid down in pieces, so that not all of it is in memory, bytes. */
const AT_ONCE_MAX = 16 * 1024 ** 2;
const PIECE_SIZE = 1024 ** 2;
/** What pieces are of that come from a content which is whole already; no server says so. */
const WHOLE_TAG = "whole";

/** Lays a content on this device, or lets what lies there of it already stand for it; whether there was room for it. */
export async function keepContent(
  database: LocalDatabase,
  place: ContentPlace,
  content: Blob,
  usedTime: number,
): Promise<boolean> {
  try {
    const row = await rowOf(database, place, content, usedTime);
    if (await turnBegunInto(database, row)) return true;
    if (content.size > AT_ONCE_MAX) return await keepInPieces(database, row, content);
    await database.keptFile.put({ ...row, bytes: await content.arrayBuffer() });
    return true;
  } catch (error) {
    if (!isQuotaError(error)) throw error;
    // Half of it is of no use, and taking away needs no room.
    await dropBegun(database, place);
    return false;
  }
}

type Row = Omit<KeptFileRow, "bytes" | "pieces">;

async function rowOf(
  { file }: LocalDatabase,
  { fileId, variant }: ContentPlace,
  { size, type: mimeType }: Blob,
  usedTime: number,
): Promise<Row> {
  const noteId = variant === "whole" ? noteOf(variant, await file.get(fileId)) : undefined;
  const row = { fileId, variant, size, mimeType, usedTime, isUnsent: false };
  return noteId === undefined ? row : { ...row, noteId };
}

/** Lays down a content that did not come to this page in pieces, or found no room for them then. */
async function keepInPieces(database: LocalDatabase, row: Row, content: Blob): Promise<boolean> {
  await dropBegun(database, row);
  const { fileId, variant, usedTime } = row;
  for (let from = 0; from < content.size; from += PIECE_SIZE) {
    const bytes = await content.slice(from, from + PIECE_SIZE).arrayBuffer();
    const part = { tag: WHOLE_TAG, from, bytes };
    // It lies there already, or somebody else is laying it down.
    if (!(await addPart(database, { fileId, variant }, part, usedTime))) return true;
  }
  return turnBegunInto(database, row);
}

/** Whether all of it had come before, piece by piece: then they are it. */
async function turnBegunInto({ keptFile, begunFile }: LocalDatabase, row: Row): Promise<boolean> {
  return keptFile.db.transaction("rw", [keptFile, begunFile], async () => {
    const begun = await begunFile.get([row.fileId, row.variant]);
    if (begun?.length !== row.size) return false;
    await keptFile.put({ ...row, bytes: new ArrayBuffer(0), pieces: begun.pieces });
    await begunFile.delete([row.fileId, row.variant]);
    return true;
  });
}
