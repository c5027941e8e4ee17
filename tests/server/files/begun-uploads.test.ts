import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { UPLOAD_KEPT } from "#domain/limits.ts";
import { openPlaces, type Places, storeOf } from "#server/files/store/open-store.ts";
import { sweepFiles } from "#server/jobs/sweep-files.ts";
import { dropFolder, temporaryFolder } from "../database/scratch.ts";
import { type Bucket, openBucket } from "../make/files/bucket.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { bytesOf, hashOf } from "../make/uploads.ts";

const SIZE = 17 * 1024 ** 2;

let server: TestServer;
let bucket: Bucket;
let folder: string;
let places: Places;

beforeAll(async () => {
  server = await openTestServer();
  bucket = await openBucket();
  folder = await temporaryFolder();
  places = await openPlaces(join(folder, "files"), { s3: bucket.settings });
});
afterAll(async () => {
  await server.close();
  await bucket.close();
  await dropFolder(folder);
});

/** Puts contents, of which nothing arrives any more from the last part on: neither that nor that they are given up. */
async function dieOver(seeds: readonly number[]): Promise<void> {
  const isLate = ({ method, url = "" }: IncomingMessage) =>
    method === "DELETE" || url.includes("partNumber=2");
  bucket.failNext(isLate, "hangUp", Number.POSITIVE_INFINITY);
  const put = async (seed: number) =>
    places.to.put(hashOf("sha256", bytesOf(SIZE, seed)), sourceOf(seed));
  const died = await Promise.allSettled(seeds.map(put));
  expect(died.map(({ status }) => status)).toEqual(seeds.map(() => "rejected"));
  bucket.failNext(() => false, "hangUp");
}

const sourceOf = (seed: number) => ({
  size: SIZE,
  read: async ({ from, to }: { from: number; to: number }) =>
    Readable.from([bytesOf(SIZE, seed).subarray(from, to + 1)]),
});
const left = async () => (await bucket.begun.list()).length;

async function sweepAt(now: number): Promise<void> {
  const parts = { ...server.parts, files: storeOf(places), now: () => now };
  await sweepFiles(parts);
}

test("what a server was killed over leaves an S3 after a week, page by page, and what is whole stays", async () => {
  await dieOver([1, 2, 3]);
  const whole = hashOf("sha256", bytesOf(SIZE, 4));
  await places.to.put(whole, sourceOf(4));
  expect(await left()).toBe(3);
  const begun = Date.now();
  await sweepAt(begun + UPLOAD_KEPT - 60_000);
  expect(await left()).toBe(3);
  await sweepAt(begun + UPLOAD_KEPT + 60_000);
  expect(await left()).toBe(0);
  expect(await places.to.sizeOf(whole)).toBe(SIZE);
});

test("what others began in the same bucket is nobody's business", async () => {
  const { endpoint, bucket: name } = bucket.settings;
  const address = `${endpoint}/${name}/backups/contents.tar?uploads=`;
  expect((await fetch(address, { method: "POST" })).status).toBe(200);
  await sweepAt(Date.now() + 2 * UPLOAD_KEPT);
  expect((await bucket.begun.list()).map(({ key }) => key)).toEqual(["backups/contents.tar"]);
});

test("an S3 that knows no such call is asked once, and everything else is swept", async () => {
  const asked = () => bucket.asked.filter((line) => line.includes("uploads=")).length;
  const before = asked();
  bucket.failNext(({ url = "" }) => url.includes("uploads="), "unknown", 9);
  await sweepAt(Date.now() + UPLOAD_KEPT);
  expect(asked()).toBe(before + 1);
});
