import { afterEach, beforeEach, expect, test } from "vitest";
import { CHUNK_SIZE, LAID_AWAY_KEPT } from "#domain/limits.ts";
import { attachFile, madeBytes, pickFile } from "#tests/make/files/picked-files.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { makeCompany, makeGroup, MEMBER } from "#tests/make/site.ts";
import { type LocalDatabase, openLocalDatabase } from "../database/local-database.ts";
import { closeAccount } from "./close-account.ts";
import { dropLaidAway, dropOldLaidAway } from "./drop-laid-away.ts";
import { withLaidAway } from "./laid-away-store.ts";
import { bringBack, layAway } from "./lay-away.ts";

const NOW = 1_800_000_000_000;
const KEY = "A".repeat(42) + "E";
const OTHER_KEY = "B".repeat(42) + "E";
const ended = { deviceNumber: 5, lost: false };
const bytes = madeBytes(CHUNK_SIZE + 9_000);
let database: LocalDatabase;
let dialogId: number;
let count = 0;

beforeEach(async () => {
  const world = makeCompany();
  dialogId = makeGroup(world).id;
  count += 1;
  database = await openBrowserOf(world, MEMBER, `plumbline-bytes-away-${count}`);
  await database.meta.put({ key: "unsentKey", value: KEY });
});

afterEach(async () => {
  await dropLaidAway(database.name);
  await database.delete();
});

const attach = () => attachFile(database, dialogId, { name: "plan.pdf", bytes }, NOW);
const laidBytes = () => withLaidAway(async (store) => store.bytes.toArray());

async function signInAgain(key: string): Promise<void> {
  await database.delete();
  database = openLocalDatabase(database.name);
  await bringBack(database, key);
}

async function copied(): Promise<Buffer> {
  const chunks = await database.uploadChunk.toArray();
  return Buffer.concat(chunks.map((chunk) => Buffer.from(chunk.bytes)));
}

test("bytes that were not sent lie sealed after the session has ended, and come back with their owner", async () => {
  const { fileId } = await attach();
  const picture = new Uint8Array([7, 7, 7]).buffer;
  const kept = { fileId, variant: "thumb" as const, bytes: picture, size: 3, usedTime: NOW };
  await database.keptFile.put({ ...kept, mimeType: "image/jpeg", isUnsent: true });
  await database.keptFile.put({ ...kept, fileId: 3, mimeType: "image/jpeg", isUnsent: false });
  const whole = { fileId: 3, variant: "whole" as const };
  await database.begunFile.put({ ...whole, tag: '"one"', length: 3, pieces: 1, time: NOW });
  await database.keptPiece.put({ ...whole, number: 1, bytes: picture });
  const before = await database.uploadChunk.toArray();
  await closeAccount(database, ended);
  expect(await database.keptFile.count()).toBe(1);
  expect(await database.keptPiece.count()).toBe(0);
  expect(await database.begunFile.count()).toBe(0);
  await layAway(database, { now: NOW });
  for (const table of [database.upload, database.uploadChunk, database.keptFile]) {
    expect(await table.count(), table.name).toBe(0);
  }
  const head = Buffer.from(bytes.slice(0, 32));
  for (const { content } of await laidBytes()) {
    expect(Buffer.from(content.bytes).includes(head)).toBe(false);
  }
  await signInAgain(OTHER_KEY);
  expect(await database.uploadChunk.count()).toBe(0);
  await signInAgain(KEY);
  expect((await copied()).equals(bytes)).toBe(true);
  expect(await database.uploadChunk.toArray()).toEqual(before);
  expect(await database.upload.get(fileId)).toMatchObject({ state: "waiting", name: "plan.pdf" });
  expect(await database.keptFile.get([fileId, "thumb"])).toMatchObject({ isUnsent: true });
  expect(await laidBytes()).toEqual([]);
});

test("what was laid away in part before the browser was killed is laid away whole, and is back once", async () => {
  await attach();
  await closeAccount(database, ended);
  const first = await database.uploadChunk.toCollection().first();
  const again = first && { ...first };
  await layAway(database, { now: NOW });
  if (again) await database.uploadChunk.put(again);
  await layAway(database, { now: NOW });
  await signInAgain(KEY);
  expect((await copied()).equals(bytes)).toBe(true);
  expect(await database.upload.count()).toBe(1);
});

test("a copy that the end of the session tore is told of, and what it still writes is nothing", async () => {
  const { fileId } = await pickFile(database, dialogId, { name: "plan.pdf", size: 9_000 }, NOW);
  await closeAccount(database, ended);
  await layAway(database, { now: NOW });
  await signInAgain(KEY);
  expect(await database.upload.get(fileId)).toMatchObject({
    state: "error",
    failure: { reason: "file.unreadable" },
  });
});

test("of a lost device no byte stays, and what nobody comes back for is forgotten after ninety days", async () => {
  await attach();
  await closeAccount(database, { ...ended, lost: true });
  expect(await database.uploadChunk.count()).toBe(0);
  expect(await database.upload.count()).toBe(0);

  await database.meta.put({ key: "unsentKey", value: KEY });
  await database.upload.clear();
  const chunk = { fileId: 9, number: 1, bytes: new ArrayBuffer(4), sha256: "" };
  await database.uploadChunk.put(chunk);
  await layAway(database, { now: NOW });
  expect(await laidBytes()).toHaveLength(1);
  await dropOldLaidAway(NOW + LAID_AWAY_KEPT + 1);
  expect(await laidBytes()).toEqual([]);
});
