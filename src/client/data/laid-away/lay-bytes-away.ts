import { hexOf, sha256Of } from "../database/sha256.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import type { FileVariant, SentVariant } from "../database/upload-row.ts";
import type { LaidAwayBytesRow, LaidAwayStore } from "./laid-away-store.ts";
import { openBytes, sealBytes } from "./seal-text.ts";

/** What smaller pictures of files are. */
const PICTURE_TYPE = "image/jpeg";

/**
 * Lays away the contents of files that had not arrived, a piece at a time: each leaves the database only once it lies
 * sealed. Broken off in the middle, it goes on where it was.
 */
export async function layBytesAway(
  database: LocalDatabase,
  { bytes: store }: LaidAwayStore,
  key: string | undefined,
  at: number,
): Promise<void> {
  const { uploadChunk, keptFile } = database;
  const account = database.name;
  const lay = async (row: Omit<LaidAwayBytesRow, "content">, bytes: ArrayBuffer) => {
    const content = (await sealBytes(bytes, key)) ?? { bytes };
    await store.put({ ...row, content });
  };
  for (const place of await uploadChunk.toCollection().primaryKeys()) {
    const chunk = await uploadChunk.get(place);
    if (chunk) await lay({ account, fileId: chunk.fileId, part: chunk.number, at }, chunk.bytes);
    await uploadChunk.delete(place);
  }
  for (const place of await keptFile.toCollection().primaryKeys()) {
    const kept = await keptFile.get(place);
    // What the server made of a drawing it gives again.
    if (kept && isSent(kept.variant))
      await lay({ account, fileId: kept.fileId, part: kept.variant, at }, kept.bytes);
    await keptFile.delete(place);
  }
}

function isSent(variant: FileVariant): variant is SentVariant {
  return variant === "whole" || variant === "thumb" || variant === "view";
}

/** Brings back what was laid away of files, a piece at a time: what opens with the key. */
export async function bringBytesBack(
  database: LocalDatabase,
  { bytes: store }: LaidAwayStore,
  key: string | undefined,
): Promise<void> {
  const { uploadChunk, keptFile } = database;
  for (const place of await store.where("account").equals(database.name).primaryKeys()) {
    const row = await store.get(place);
    const bytes = row && (await openBytes(row.content, key));
    if (!bytes) continue;
    const { fileId, part } = row;
    if (typeof part === "number") {
      const sha256 = hexOf(await sha256Of(bytes));
      await uploadChunk.put({ fileId, number: part, bytes, sha256 });
    } else {
      const picture = { fileId, variant: part, bytes, size: bytes.byteLength };
      await keptFile.put({ ...picture, mimeType: PICTURE_TYPE, usedTime: row.at, isUnsent: true });
    }
    await store.delete(place);
  }
}
