import { FILE_SIZE_MAX, HASH_SLICE } from "#domain/limits.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { hexOf, sha256Of, sumOf } from "../database/sha256.ts";
import { noRoom } from "../database/storage-errors.ts";
import type { UploadChunkRow, UploadFailure } from "../database/upload-row.ts";
import { withRoom } from "../storage/with-room.ts";
import { createCutter } from "./chunks.ts";
import { abandonCopy } from "./drop-upload.ts";
import { type Md5, md5Here } from "./md5.ts";

const GIGABYTE = 1024 ** 3;

/** The upload was removed, or given up for torn, while it was copied. */
class GoneError extends Error {}

/** Of what was picked not all could be read. */
class UnreadableError extends Error {}

/** No server takes as much. */
class TooBigError extends Error {}

/** There is no room for the next chunk. */
class NoRoomError extends Error {}

/**
 * Copies a content into the browser's own keeping and reckons its checksums: a picked file is not its bytes, and may be
 * gone a moment later. What cannot be copied whole is not attached at all. Answers whether it is there.
 */
export async function copyIn(
  database: LocalDatabase,
  fileId: number,
  source: Blob,
  now: () => number,
  md5: Md5 = md5Here(),
): Promise<boolean> {
  try {
    await copyAll({ database, fileId, now, md5 }, source);
    return true;
  } catch (error) {
    if (error instanceof GoneError) return false;
    await abandonCopy(database, fileId, await failureOf(database, fileId, error));
    return false;
  }
}

interface Copy {
  readonly database: LocalDatabase;
  readonly fileId: number;
  now(): number;
  readonly md5: Md5;
}

async function copyAll({ database, fileId, now, md5 }: Copy, source: Blob): Promise<void> {
  if (source.size > FILE_SIZE_MAX) throw new TooBigError();
  const cutter = createCutter();
  const digests: Uint8Array[] = [];
  const numbered = async (bytes: ArrayBuffer): Promise<UploadChunkRow> => {
    const digest = await sha256Of(bytes);
    digests.push(digest);
    return { fileId, number: digests.length, bytes, sha256: hexOf(digest) };
  };
  const write = async (chunk: UploadChunkRow | undefined, sums?: Sums) => {
    const written = await withRoom(database, now(), "wholeStreams", () =>
      putChunk(database, fileId, { chunk, sums, aliveTime: now() }),
    );
    if (written === "noRoom") throw new NoRoomError();
  };
  const keep = async (bytes: ArrayBuffer) => write(await numbered(bytes));
  // One slice is read while those before it are written and reckoned; no more of them are in memory.
  let writing = Promise.resolve();
  let reckoning: [Promise<void>, Promise<void>] = [Promise.resolve(), Promise.resolve()];
  try {
    for (let from = 0; from < source.size; from += HASH_SLICE) {
      const slice = await read(source.slice(from, from + HASH_SLICE));
      const [before, last] = reckoning;
      await Promise.all([writing, before]);
      writing = keepAll(cutter.cut(slice), keep);
      // What is cut is a copy: the slice itself is given away.
      reckoning = [last, md5.append(slice)];
      // What went wrong is asked for with the next slice.
      for (const work of [writing, ...reckoning]) work.catch(() => undefined);
    }
  } finally {
    await writing;
  }
  await Promise.all(reckoning);
  // With the last of it goes that all of it is here: of a small file that is its only writing.
  const [rest] = cutter.rest();
  const last = rest && (await numbered(rest));
  await write(last, { md5: await md5.end(), sum: await sumOf(digests) });
}

async function keepAll(
  chunks: readonly ArrayBuffer[],
  keep: (chunk: ArrayBuffer) => Promise<void>,
): Promise<void> {
  for (const chunk of chunks) await keep(chunk);
}

async function read(slice: Blob): Promise<ArrayBuffer> {
  try {
    const bytes = await slice.arrayBuffer();
    if (bytes.byteLength === slice.size) return bytes;
  } catch {}
  throw new UnreadableError();
}

interface Sums {
  readonly md5: string;
  readonly sum: string;
}

interface Written {
  readonly chunk: UploadChunkRow | undefined;
  /** Left out until all of it is here. */
  readonly sums: Sums | undefined;
  readonly aliveTime: number;
}

async function putChunk(
  { upload, uploadChunk }: LocalDatabase,
  fileId: number,
  { chunk, sums, aliveTime }: Written,
): Promise<void> {
  await upload.db.transaction("rw", [upload, uploadChunk], async () => {
    const row = await upload.get(fileId);
    if (row?.state !== "checking") throw new GoneError();
    const hashed = row.hashed + (chunk?.bytes.byteLength ?? 0);
    if (sums && (hashed === 0 || hashed !== row.size)) throw new UnreadableError();
    if (chunk) await uploadChunk.put(chunk);
    await upload.put({ ...row, ...sums, hashed, aliveTime });
  });
}

async function failureOf(
  { upload }: LocalDatabase,
  fileId: number,
  error: unknown,
): Promise<UploadFailure> {
  if (error instanceof NoRoomError) return noRoom;
  if (error instanceof TooBigError)
    return { reason: "file.tooBig", data: { size: FILE_SIZE_MAX / GIGABYTE, unit: "GB" } };
  return unreadable((await upload.get(fileId))?.name ?? "");
}

/** What is told of a content that is not there, or no longer whole. */
export function unreadable(name: string): UploadFailure {
  return { reason: "file.unreadable", data: { name } };
}
