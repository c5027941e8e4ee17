import type { LocalDatabase } from "../../database/local-database.ts";
import { isQuotaError } from "../../database/storage-errors.ts";
import type { UploadChunkRow } from "../../database/upload-row.ts";

/**
 * A chunk that waits to be sent; undefined where it is not here any more. What cleaners of disks take away of a database
 * leaves rows that cannot be read.
 */
export async function readChunk(
  database: LocalDatabase,
  fileId: number,
  number: number,
): Promise<UploadChunkRow | undefined> {
  try {
    return await database.uploadChunk.get([fileId, number]);
  } catch (error) {
    if (database.isOpen() && !isQuotaError(error)) return undefined;
    throw error;
  }
}
