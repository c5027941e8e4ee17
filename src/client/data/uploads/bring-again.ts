import { CHUNK_SIZE } from "#domain/limits.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { hexOf, sha256Of, sumOf } from "../database/sha256.ts";
import { noRoom } from "../database/storage-errors.ts";
import type { UploadFailure, UploadRow } from "../database/upload-row.ts";
import { withRoom } from "../storage/with-room.ts";
import { countChunks } from "./chunks.ts";
import { unreadable } from "./copy-in.ts";
import { readChunk } from "./kept/read-chunk.ts";
import { retryUpload } from "./upload-actions.ts";

/**
 * Lays down anew what this device has lost of a content that is on its way, from the file that the person picks again, and
 * goes on with it: nothing is sent twice that the server has. Another file than it was is not taken, and the row says so.
 */
export async function bringAgain(
  database: LocalDatabase,
  fileId: number,
  source: Blob,
  now: number,
): Promise<void> {
  const row = await database.upload.get(fileId);
  if (row?.state !== "error" || row.md5 === "") return;
  const failure = await layDown(database, row, source, now);
  if (failure) await database.upload.update(fileId, { failure });
  else await retryUpload(database, fileId, now);
}

async function layDown(
  database: LocalDatabase,
  { fileId, name, size, sum }: UploadRow,
  source: Blob,
  now: number,
): Promise<UploadFailure | undefined> {
  if (source.size !== size) return otherFile(name);
  try {
    // All of it is looked through before anything of it is laid down.
    const digests: Uint8Array[] = [];
    for (let number = 1; number <= countChunks(size); number += 1)
      digests.push(await sha256Of(await chunkOf(source, number)));
    if ((await sumOf(digests)) !== sum) return otherFile(name);
    for (const [index, digest] of digests.entries()) {
      const number = index + 1;
      if (await readChunk(database, fileId, number)) continue;
      const bytes = await chunkOf(source, number);
      const row = { fileId, number, bytes, sha256: hexOf(digest) };
      const put = async () => database.uploadChunk.put(row);
      if ((await withRoom(database, now, "wholeStreams", put)) === "noRoom") return noRoom;
    }
    return undefined;
  } catch (error) {
    if (error instanceof DOMException && error.name.startsWith("NotReadable"))
      return unreadable(name);
    throw error;
  }
}

const chunkOf = async (source: Blob, number: number) =>
  source.slice((number - 1) * CHUNK_SIZE, number * CHUNK_SIZE).arrayBuffer();

function otherFile(name: string): UploadFailure {
  return { reason: "file.notTheSame", data: { name } };
}
