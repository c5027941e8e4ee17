import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { execPath } from "node:process";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { uploadFile } from "#contract/calls/file.ts";
import { NO_ROOM } from "#contract/envelope.ts";
import { contentAddress } from "#contract/file-address.ts";
import { FILE_CHUNK_LEAST } from "#domain/limits.ts";
import { moveContents } from "#server/files/store/move-contents.ts";
import { openPlaces, type Places } from "#server/files/store/open-store.ts";
import { type Bucket, openBucket } from "../make/files/bucket.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import {
  announceFile,
  bringContent,
  bringFile,
  bytesOf,
  hashOf,
  merge,
  partOf,
  readContent,
  sendAll,
} from "../make/uploads.ts";
import { makeWorld, type World } from "../make/world.ts";

const PROGRAM = fileURLToPath(new URL("../../../src/server/move-files.ts", import.meta.url));

let bucket: Bucket;
let server: TestServer;
let world: World;
let places: Places;

beforeAll(async () => {
  bucket = await openBucket();
  server = await openTestServer(undefined, { s3: bucket.settings, filesIn: "s3" });
  world = await makeWorld(server);
  const { settings } = server.parts;
  places = await openPlaces(join(settings.dataDir, "files"), settings);
});
afterAll(async () => {
  await server.close();
  await bucket.close();
});

const readAs = async (fileId: number) =>
  readContent(server, contentAddress(fileId, "whole"), { token: world.member.token });
const fill = () =>
  bucket.failNext(({ method }) => method === "PUT", "full", Number.POSITIVE_INFINITY);
const makeRoom = () => bucket.failNext(() => false, "full");

test("an S3 that is full is told of in plain words, what was there stays, and what came waits for room", async () => {
  const { leader, group } = world;
  const before = bytesOf(5_000, 601);
  const old = await bringFile(server, leader, group.id, before);
  const bytes = bytesOf(1.5 * FILE_CHUNK_LEAST, 602);
  const file = await announceFile(server, leader, group.id, bytes);
  await sendAll(server, leader, bytes);
  fill();
  const noRoom = { status: 200, code: NO_ROOM, reason: "file.noRoom" };
  expect(await merge(server, leader, bytes, { fileId: file.id })).toMatchObject(noRoom);
  const part = { type: "file" as const, ...partOf(bytesOf(700, 603), "own.bin") };
  expect(await server.call(uploadFile, part, leader.token)).toMatchObject(noRoom);
  expect((await readAs(file.id)).status).toBe(404);
  expect((await readAs(old.id)).bytes.equals(before)).toBe(true);
  makeRoom();
  expect(await merge(server, leader, bytes, { fileId: file.id })).toMatchObject({ code: 200 });
  expect((await readAs(file.id)).bytes.equals(bytes)).toBe(true);
});

test("a move onto an S3 that is full stops with all contents where they are", async () => {
  const bytes = bytesOf(6_000, 604);
  const file = await bringFile(server, world.leader, world.group.id, bytes);
  await moveContents({ from: places.to, to: places.folder }, () => undefined);
  fill();
  const onwards = { from: places.folder, to: places.to };
  await expect(moveContents(onwards, () => undefined)).rejects.toThrow(/507/);
  makeRoom();
  expect(await places.folder.sizeOf(hashOf("sha256", bytes))).toBe(bytes.length);
  expect((await readAs(file.id)).bytes.equals(bytes)).toBe(true);
});

/** Contents that lie in a place. */
async function countIn(place: Places["to"]): Promise<number> {
  let count = 0;
  for await (const _sha256 of place.list()) count += 1;
  return count;
}

test("while contents are moved by the program, people bring and read theirs as always", async () => {
  const { leader, member, group } = world;
  const known: { readonly id: number; readonly bytes: Buffer }[] = [];
  const bring = async (seed: number) => {
    const bytes = bytesOf(1.5 * FILE_CHUNK_LEAST, seed);
    const someone = seed % 2 === 0 ? leader : member;
    const file = await announceFile(server, someone, group.id, bytes);
    await bringContent(server, someone, file.id, bytes);
    known.push({ id: file.id, bytes });
  };
  for (let seed = 620; seed < 632; seed += 1) await bring(seed);
  await moveContents({ from: places.to, to: places.folder }, () => undefined);
  const before = await countIn(places.folder);
  const { endpoint, bucket: name, accessKey, secretKey } = bucket.settings;
  const env = {
    DATA_DIR: server.parts.settings.dataDir,
    S3_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  };
  const child = spawn(execPath, [PROGRAM], { env });
  const printed = buffer(child.stdout);
  const ended = once(child, "exit");
  for (let seed = 640; child.exitCode === null; seed += 1) {
    await bring(seed);
    for (const { id, bytes } of known)
      expect((await readAs(id)).bytes.equals(bytes), String(id)).toBe(true);
  }
  expect((await ended)[0]).toBe(0);
  expect((await printed).toString()).toContain(`${before} moved`);
  expect(known.length).toBeGreaterThan(12);
  expect(await countIn(places.folder)).toBe(0);
  for (const { id, bytes } of known) expect((await readAs(id)).bytes.equals(bytes)).toBe(true);
});
