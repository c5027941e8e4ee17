import { createHash } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { CHUNK_SIZE, FILE_SIZE_MAX, HASH_SLICE } from "#domain/limits.ts";
import { madeBytes, pickFile } from "#tests/make/files/picked-files.ts";
import { putOnFullDisk } from "#tests/make/full-disk.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { makeCompany, makeGroup, MEMBER } from "#tests/make/site.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { copyIn } from "./copy-in.ts";
import { md5Here } from "./md5.ts";
import { removeUpload } from "./upload-actions.ts";

const NOW = 1_800_000_000_000;
const now = () => NOW;
const bytes = madeBytes(2 * CHUNK_SIZE + 700_000);
const hex = (algorithm: string, of: Uint8Array) => createHash(algorithm).update(of).digest("hex");
let database: LocalDatabase;
let dialogId: number;

beforeEach(async () => {
  const world = makeCompany();
  dialogId = makeGroup(world).id;
  database = await openBrowserOf(world, MEMBER);
});

const pick = async (size = bytes.length) =>
  (await pickFile(database, dialogId, { name: "slab.jpg", size }, NOW)).fileId;
const upload = (fileId: number) => database.upload.get(fileId);

/** A file whose bytes are not what the browser said when it was picked. */
function changedFile(content: Uint8Array<ArrayBuffer>, size: number): Blob {
  const blob = new Blob([content]);
  return { size, slice: (from: number, to: number) => blob.slice(from, to) } as Blob;
}

test("a picked file is copied whole, with the checksums under which the server will know it", async () => {
  const fileId = await pick();
  expect(await copyIn(database, fileId, new Blob([bytes]), now)).toBe(true);
  const chunks = await database.uploadChunk.toArray();
  expect(chunks.map(({ number }) => number)).toEqual([1, 2, 3]);
  const copied = Buffer.concat(chunks.map((chunk) => Buffer.from(chunk.bytes)));
  expect(copied.equals(bytes)).toBe(true);
  const digests = chunks.map((chunk) => {
    const digest = hex("sha256", new Uint8Array(chunk.bytes));
    expect(chunk.sha256).toBe(digest);
    return Buffer.from(digest, "hex");
  });
  expect(await upload(fileId)).toMatchObject({
    state: "checking",
    md5: hex("md5", bytes),
    sum: hex("sha256", Buffer.concat(digests)),
    hashed: bytes.length,
  });
});

test("a file that no server takes is refused in the words of the specification before a byte of it is read", async () => {
  const size = FILE_SIZE_MAX + 1;
  const fileId = await pick(size);
  const slice = vi.fn();
  expect(await copyIn(database, fileId, { size, slice } as unknown as Blob, now)).toBe(false);
  expect(slice).not.toHaveBeenCalled();
  expect(await upload(fileId)).toMatchObject({
    state: "error",
    failure: { reason: "file.tooBig", data: { size: 4, unit: "GB" } },
  });
});

test.each([
  ["of no bytes", new Blob([]), 0],
  ["that was emptied after it was picked", new Blob([]), bytes.length],
  ["that has grown", new Blob([bytes, "more"]), bytes.length],
  ["of which less comes than it says", changedFile(bytes.slice(0, 9), bytes.length), bytes.length],
])("a file %s is not attached, and that is said", async (_words, source, size) => {
  const fileId = await pick(size);
  expect(await copyIn(database, fileId, source, now)).toBe(false);
  expect(await upload(fileId)).toMatchObject({
    state: "error",
    md5: "",
    failure: { reason: "file.unreadable", data: { name: "slab.jpg" } },
  });
  expect(await database.uploadChunk.count()).toBe(0);
});

test.each([1, 2, 3])("where chunk %i finds no room nothing half is attached", async (full) => {
  const fileId = await pick();
  const disk = await putOnFullDisk(database);
  let chunks = 0;
  disk.hasRoom = (_put, table) => table !== "uploadChunk" || (chunks += 1) < full;
  expect(await copyIn(database, fileId, new Blob([bytes]), now)).toBe(false);
  expect(await upload(fileId)).toMatchObject({ state: "error", failure: { reason: "noRoom" } });
  expect(await database.uploadChunk.count()).toBe(0);
});

test("pictures of other files make room for what is attached, those that were not sent do not", async () => {
  const fileId = await pick();
  const kept = { variant: "thumb" as const, bytes: new ArrayBuffer(9), size: 9, mimeType: "" };
  await database.keptFile.bulkPut([
    { ...kept, fileId, usedTime: 1, isUnsent: true },
    { ...kept, fileId: 7, usedTime: 2, isUnsent: false },
  ]);
  const disk = await putOnFullDisk(database);
  let failed = false;
  disk.hasRoom = (_put, table) => table !== "uploadChunk" || failed || !(failed = true);
  expect(await copyIn(database, fileId, new Blob([bytes]), now)).toBe(true);
  expect((await database.keptFile.toArray()).map((row) => row.fileId)).toEqual([fileId]);
});

test("what is removed while it is copied leaves nothing", async () => {
  const fileId = await pick();
  const whole = new Blob([bytes]);
  const source = {
    size: whole.size,
    slice(from: number, to: number) {
      const slice = whole.slice(from, to);
      if (from === 0) return slice;
      return {
        size: slice.size,
        async arrayBuffer() {
          await removeUpload(database, fileId, NOW);
          return slice.arrayBuffer();
        },
      };
    },
  } as Blob;
  expect(await copyIn(database, fileId, source, now)).toBe(false);
  expect(await upload(fileId)).toBeUndefined();
  expect(await database.uploadChunk.count()).toBe(0);
});

test("the next slice is read and what was read is written while the one before is still reckoned", async () => {
  expect(HASH_SLICE).toBe(10_240_000);
  const long = madeBytes(3 * HASH_SLICE);
  const fileId = await pick(long.length);
  const whole = new Blob([long]);
  const read: number[] = [];
  const source = {
    size: whole.size,
    slice(from: number, to: number) {
      read.push(from);
      return whole.slice(from, to);
    },
  } as Blob;
  const md5 = md5Here();
  const seen: { reads: number; chunks: number }[] = [];
  const slow = {
    ...md5,
    async append(slice: ArrayBuffer) {
      await md5.append(slice);
      await vi.waitFor(async () => {
        const chunks = await database.uploadChunk.count();
        if (seen.length === 0) expect([read.length, chunks]).toEqual([3, 3]);
      }, 60_000);
      seen.push({ reads: read.length, chunks: await database.uploadChunk.count() });
    },
  };
  expect(await copyIn(database, fileId, source, now, slow)).toBe(true);
  expect(seen[0]).toEqual({ reads: 3, chunks: 3 });
  expect(await upload(fileId)).toMatchObject({ md5: hex("md5", long) });
});

test("where the checksum cannot be reckoned nothing half is attached", async () => {
  const fileId = await pick();
  const broken = { ...md5Here(), append: () => Promise.reject(new Error("The worker broke")) };
  expect(await copyIn(database, fileId, new Blob([bytes]), now, broken)).toBe(false);
  expect(await upload(fileId)).toMatchObject({ state: "error", md5: "" });
  expect(await database.uploadChunk.count()).toBe(0);
});
