import { Dexie } from "dexie";
import type { LocalDatabase } from "../../database/local-database.ts";

/** A content that waits here to be sent; undefined = it does not, or not all of it. */
export async function readWaiting(
  { upload, uploadChunk }: LocalDatabase,
  fileId: number,
): Promise<Blob | undefined> {
  const row = await upload.get(fileId);
  if (!row) return undefined;
  const ofFile = [
    [fileId, Dexie.minKey],
    [fileId, Dexie.maxKey],
  ] as const;
  const pieces: Blob[] = [];
  // One after the other: the browser lays pieces of a large content elsewhere than in memory.
  await uploadChunk
    .where("[fileId+number]")
    .between(...ofFile)
    .each(({ bytes }) => pieces.push(new Blob([bytes])));
  const whole = new Blob(pieces, { type: row.mimeType });
  return whole.size === row.size ? whole : undefined;
}
