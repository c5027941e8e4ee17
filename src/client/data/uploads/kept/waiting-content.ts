import { type Collection, Dexie } from "dexie";
import type { LocalDatabase } from "../../database/local-database.ts";
import type { UploadChunkRow } from "../../database/upload-row.ts";

/** The pieces of a content that waits here, in their order. */
export function chunksOf(
  { uploadChunk }: Pick<LocalDatabase, "uploadChunk">,
  fileId: number,
): Collection<UploadChunkRow, [number, number]> {
  const ofFile = [
    [fileId, Dexie.minKey],
    [fileId, Dexie.maxKey],
  ] as const;
  return uploadChunk.where("[fileId+number]").between(...ofFile);
}

/** A content that waits here to be sent; undefined = it does not, or not all of it. */
export async function readWaiting(
  database: LocalDatabase,
  fileId: number,
): Promise<Blob | undefined> {
  const row = await database.upload.get(fileId);
  if (!row) return undefined;
  const pieces: Blob[] = [];
  // One after the other: the browser lays pieces of a large content elsewhere than in memory.
  await chunksOf(database, fileId).each(({ bytes }) => pieces.push(new Blob([bytes])));
  const whole = new Blob(pieces, { type: row.mimeType });
  return whole.size === row.size ? whole : undefined;
}
