import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { removeFile, uploadFile } from "#contract/calls/file.ts";
import { contentAddress } from "#contract/file-address.ts";
import { CONTENT_GRACE } from "#domain/limits.ts";
import type { ByteRange } from "#server/files/store/file-store.ts";
import { moveContents } from "#server/files/store/move-contents.ts";
import { openPlaces, type Places } from "#server/files/store/open-store.ts";
import { scanNext } from "#server/files/scan/scan-contents.ts";
import { sweepFiles } from "#server/jobs/sweep-files.ts";
import { type Bucket, openBucket } from "../make/files/bucket.ts";
import { addSomeone, type Someone } from "../make/people.ts";
import { longSessions, openTestServer, type TestServer } from "../make/test-server.ts";
import { bytesOf, hashOf, partOf, readContent } from "../make/uploads.ts";

let bucket: Bucket;
let server: TestServer;
let someone: Someone;
let places: Places;

beforeAll(async () => {
  bucket = await openBucket();
  server = await openTestServer(undefined, { ...longSessions, s3: bucket.settings, filesIn: "s3" });
  places = await openPlaces(join(server.parts.settings.dataDir, "files"), server.parts.settings);
  someone = await addSomeone(server, "Mover");
});
afterAll(async () => {
  await server.close();
  await bucket.close();
});

const sweep = async () => sweepFiles(server.parts);
const day = () => {
  server.clock.now += CONTENT_GRACE + 1;
};

/** A file of somebody's own; its content lies in the folder, from before there was an S3. */
async function bringToFolder(bytes: Buffer): Promise<number> {
  const part = { type: "file" as const, ...partOf(bytes, "own.bin") };
  const { data } = await server.call(uploadFile, part, someone.token);
  const back = { from: places.to, to: places.folder };
  await moveContents(back, () => undefined);
  return data.fileId;
}

/** Moves all there is, and does something while the bytes of one content are on their way. */
async function moveAnd(moved: Buffer, during: () => Promise<void>): Promise<void> {
  const to: Places["to"] = {
    ...places.to,
    async put(sha256, source) {
      const read = async (range: ByteRange) => {
        const bytes = Buffer.concat(await (await source.read(range)).toArray());
        if (sha256 === hashOf("sha256", moved)) await during();
        return Readable.from([bytes]);
      };
      await places.to.put(sha256, { ...source, read });
    },
  };
  await moveContents({ from: places.folder, to }, () => undefined);
}

const lies = async (bytes: Buffer) => {
  const sha256 = hashOf("sha256", bytes);
  return [await places.folder.sizeOf(sha256), await places.to.sizeOf(sha256)];
};

test("what is swept while it is moved goes from the new place too", async () => {
  const bytes = bytesOf(70_000, 801);
  const fileId = await bringToFolder(bytes);
  await server.call(removeFile, { id: fileId }, someone.token);
  await sweep();
  day();
  await moveAnd(bytes, sweep);
  expect(await lies(bytes)).toEqual([undefined, bytes.length]);
  day();
  await sweep();
  expect(await lies(bytes)).toEqual([undefined, undefined]);
  expect(await server.parts.database.run("select 1 from removed_contents")).toEqual([]);
});

test("what was brought again in the meantime stays", async () => {
  const bytes = bytesOf(70_000, 802);
  const fileId = await bringToFolder(bytes);
  await server.call(removeFile, { id: fileId }, someone.token);
  await sweep();
  day();
  await moveAnd(bytes, sweep);
  const part = { type: "file" as const, ...partOf(bytes, "again.bin") };
  const { data } = await server.call(uploadFile, part, someone.token);
  day();
  await sweep();
  expect(await lies(bytes)).toEqual([undefined, bytes.length]);
  const read = await readContent(server, contentAddress(data.fileId, "whole"), {
    token: someone.token,
  });
  expect(read.bytes.equals(bytes)).toBe(true);
});

test("what is found to be infected while it is moved goes from the new place too", async () => {
  const bytes = bytesOf(70_000, 803);
  await bringToFolder(bytes);
  const sha256 = hashOf("sha256", bytes);
  await server.parts.database.run("insert into content_scans (sha256) values ($1)", [sha256]);
  const scanner = { scan: async () => ({ state: "infected", what: "Test" }) as const };
  await moveAnd(bytes, async () => {
    await scanNext(server.parts, scanner);
  });
  expect(await lies(bytes)).toEqual([undefined, bytes.length]);
  day();
  await sweep();
  expect(await lies(bytes)).toEqual([undefined, undefined]);
});
