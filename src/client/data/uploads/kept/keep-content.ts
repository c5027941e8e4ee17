import type { LocalDatabase } from "../../database/local-database.ts";
import { isQuotaError } from "../../database/storage-errors.ts";
import { addPart, dropBegun } from "./begun-content.ts";
import type { ContentPlace } from "./kept-pieces.ts";

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
    if (await turnBegunInto(database, place, content, usedTime)) return true;
    if (content.size > AT_ONCE_MAX) return await keepInPieces(database, place, content, usedTime);
    const { size, type: mimeType } = content;
    const bytes = await content.arrayBuffer();
    await database.keptFile.put({ ...place, bytes, size, mimeType, usedTime, isUnsent: false });
    return true;
  } catch (error) {
    if (!isQuotaError(error)) throw error;
    // Half of it is of no use, and taking away needs no room.
    await dropBegun(database, place);
    return false;
  }
}

/** Lays down a content that did not come to this page in pieces, or found no room for them then. */
async function keepInPieces(
  database: LocalDatabase,
  place: ContentPlace,
  content: Blob,
  usedTime: number,
): Promise<boolean> {
  await dropBegun(database, place);
  for (let from = 0; from < content.size; from += PIECE_SIZE) {
    const bytes = await content.slice(from, from + PIECE_SIZE).arrayBuffer();
    const isLaid = await addPart(database, place, { tag: WHOLE_TAG, from, bytes }, usedTime);
    // It lies there already, or somebody else is laying it down.
    if (!isLaid) return true;
  }
  return turnBegunInto(database, place, content, usedTime);
}

/** Whether all of it had come before, piece by piece: then they are it. */
async function turnBegunInto(
  { keptFile, begunFile }: LocalDatabase,
  place: ContentPlace,
  { size, type: mimeType }: Blob,
  usedTime: number,
): Promise<boolean> {
  return keptFile.db.transaction("rw", [keptFile, begunFile], async () => {
    const begun = await begunFile.get([place.fileId, place.variant]);
    if (begun?.length !== size) return false;
    const { pieces } = begun;
    const kept = { ...place, bytes: new ArrayBuffer(0), pieces, size, mimeType, usedTime };
    await keptFile.put({ ...kept, isUnsent: false });
    await begunFile.delete([place.fileId, place.variant]);
    return true;
  });
}
