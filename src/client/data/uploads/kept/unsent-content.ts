import { Dexie } from "dexie";
import type { LocalDatabase } from "../../database/local-database.ts";
import { KEPT_MAX, keepContent } from "./keep-content.ts";

/** A content that waits here to be sent; undefined = it does not, or not all of it. */
export async function readUnsent(
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

/** Lets what was sent from here count as looked at: whoever brought it expects to open it without a network. */
export async function keepSent(
  database: LocalDatabase,
  fileId: number,
  now: number,
): Promise<void> {
  const row = await database.upload.get(fileId);
  if (!row || row.size > KEPT_MAX) return;
  const content = await readUnsent(database, fileId);
  if (content) await keepContent(database, { fileId, variant: "whole" }, content, now);
}
