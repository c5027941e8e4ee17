import type { BegunPart, BegunStore } from "../../calls/begun-store.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import { isQuotaError } from "../../database/storage-errors.ts";
import { type ContentPlace, dropPieces, joinPieces } from "./kept-pieces.ts";

/** Where what has come of a content outlives the page: a killed tab goes on with it. */
export function begunContent(
  database: LocalDatabase,
  place: ContentPlace,
  now: () => number,
): BegunStore {
  const key: [number, ContentPlace["variant"]] = [place.fileId, place.variant];
  return {
    async read() {
      const row = await database.begunFile.get(key);
      const content = row && (await joinPieces(database, place, row.pieces, ""));
      if (row && content?.size === row.length) return { tag: row.tag, content };
      if (row) await dropBegun(database, place);
      return undefined;
    },
    async add(part) {
      try {
        return await addPart(database, place, part, now());
      } catch (error) {
        // What there is no room for is only held by the page.
        if (isQuotaError(error)) return false;
        throw error;
      }
    },
  };
}

/** Takes away what was begun of a content. */
export async function dropBegun(database: LocalDatabase, place: ContentPlace): Promise<void> {
  const { begunFile, keptPiece } = database;
  await database.transaction("rw", [begunFile, keptPiece], async () => {
    if (!(await begunFile.get([place.fileId, place.variant]))) return;
    await dropPieces(database, place);
    await begunFile.delete([place.fileId, place.variant]);
  });
}

/** Lays down what comes next of a content, where that is what was begun; whether it was. */
export async function addPart(
  database: LocalDatabase,
  place: ContentPlace,
  { tag, from, bytes }: BegunPart,
  time: number,
): Promise<boolean> {
  const { begunFile, keptPiece, keptFile } = database;
  return database.transaction("rw", [begunFile, keptPiece, keptFile], async () => {
    const key: [number, ContentPlace["variant"]] = [place.fileId, place.variant];
    const row = await begunFile.get(key);
    const isNext = row?.tag === tag && row.length === from;
    // Another page is at it as well, or it has come meanwhile.
    if (!isNext && (from > 0 || row?.tag === tag || (await keptFile.get(key)))) return false;
    if (!isNext) await dropPieces(database, place);
    const pieces = (isNext ? row.pieces : 0) + 1;
    await keptPiece.put({ ...place, number: pieces, bytes });
    await begunFile.put({ ...place, tag, length: from + bytes.byteLength, pieces, time });
    return true;
  });
}
