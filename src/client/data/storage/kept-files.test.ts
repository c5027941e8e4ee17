import { beforeEach, expect, test } from "vitest";
import { newFile } from "#domain/file/new-file.ts";
import { attachFile, madeBytes } from "#tests/make/files/picked-files.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { makeCompany, makeGroup, MEMBER } from "#tests/make/site.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { forgetKeptFiles, trimKeptFiles } from "./kept-files.ts";
import { readUnsent } from "./unsent-digest.ts";

const NOW = 1_800_000_000_000;
const told = { id: 1, userId: MEMBER, name: "slab.jpg", size: 40, md5: "" };
const file = { ...newFile(told, NOW, { dialogId: 1 }), arriveTime: NOW };
let database: LocalDatabase;
let dialogId: number;

beforeEach(async () => {
  const world = makeCompany();
  dialogId = makeGroup(world).id;
  database = await openBrowserOf(world, MEMBER);
});

/** Pictures of files of the server's, looked at one after the other. */
async function keep(...sizes: number[]): Promise<void> {
  for (const [index, size] of sizes.entries()) {
    const fileId = index + 1;
    await database.file.put({ ...file, id: fileId, scope: "company" });
    await keepOf(fileId, size, index);
  }
}

async function keepOf(fileId: number, size: number, usedTime: number): Promise<void> {
  const bytes = new ArrayBuffer(size);
  const kept = { fileId, variant: "view" as const, bytes, size, mimeType: "image/jpeg" };
  await database.keptFile.put({ ...kept, usedTime, isUnsent: false });
}

/** Brings what is kept within so many bytes, which the person has set. */
async function trimWithin(most: number): Promise<void> {
  await database.meta.put({ key: "recentFilesMax", value: most });
  await trimKeptFiles(database, NOW);
}

const kept = async () => (await database.keptFile.toArray()).map(({ fileId }) => fileId);

test("what was looked at longest ago goes first where it is too much", async () => {
  await keep(40, 40, 40);
  await trimWithin(80);
  expect(await kept()).toEqual([2, 3]);
});

test("what is to be kept on this device neither counts nor goes, until the whole device needs room", async () => {
  await keep(40, 40, 40);
  await database.file.update(1, { scope: "plan:9" });
  await database.offline.put({ key: "plan/9", kind: "plan", id: 9, time: NOW });
  await trimWithin(50);
  expect(await kept()).toEqual([1, 3]);
  expect(await forgetKeptFiles(database)).toBe(1);
  expect(await kept()).toEqual([1]);
  expect(await forgetKeptFiles(database, "nothing")).toBe(1);
});

test("nothing is kept of a file that is no longer here for this person", async () => {
  await keep(40, 40);
  await database.file.delete(2);
  await trimWithin(1_000);
  expect(await kept()).toEqual([1]);
});

/** A content of the server's of which so many bytes have come. */
async function begin(fileId: number, length: number, time: number): Promise<void> {
  await database.file.put({ ...file, id: fileId, scope: "company" });
  const place = { fileId, variant: "whole" as const };
  await database.begunFile.put({ ...place, tag: '"one"', length, pieces: 1, time });
  await database.keptPiece.put({ ...place, number: 1, bytes: new ArrayBuffer(3) });
}

const begun = async () => (await database.keptPiece.toArray()).map(({ fileId }) => fileId);

test("of contents that were begun a little stays for a week, and of what is wanted all", async () => {
  const megabytes = 1024 ** 2;
  await begin(1, 300 * megabytes, NOW - 9);
  await database.file.update(1, { scope: "plan:9" });
  await database.offline.put({ key: "plan/9", kind: "plan", id: 9, time: NOW });
  await begin(2, 60 * megabytes, NOW - 3);
  await begin(3, 60 * megabytes, NOW - 2);
  await begin(4, 1, NOW - 8 * 24 * 3_600_000);
  await begin(5, 1, NOW);
  await database.file.delete(5);
  await trimKeptFiles(database, NOW);
  expect(await begun()).toEqual([1, 3]);
  expect(await forgetKeptFiles(database)).toBe(1);
  expect(await begun()).toEqual([1]);
  expect(await forgetKeptFiles(database, "nothing")).toBe(1);
  expect(await begun()).toEqual([]);
});

test("the pieces of a content go with it", async () => {
  await keep(40);
  const place = { fileId: 1, variant: "whole" as const };
  await database.keptPiece.put({ ...place, number: 1, bytes: new ArrayBuffer(3) });
  const row = { ...place, bytes: new ArrayBuffer(0), pieces: 1, size: 3, mimeType: "" };
  await database.keptFile.put({ ...row, usedTime: NOW, isUnsent: false });
  await trimWithin(1_000);
  expect(await begun()).toEqual([1]);
  await trimWithin(0);
  expect(await begun()).toEqual([]);
});

test("what the server does not have yet is never given up", async () => {
  await keep(40);
  const own = await attachFile(
    database,
    dialogId,
    { name: "slab.jpg", bytes: madeBytes(900) },
    NOW,
  );
  await keepOf(own.fileId, 90, 0);
  await trimWithin(10);
  expect(await kept()).toEqual([own.fileId]);
  await keep(40);
  expect(await forgetKeptFiles(database)).toBe(1);
  expect(await kept()).toEqual([own.fileId]);
  expect(await database.uploadChunk.count()).toBe(1);
});

test("the content of a file counts as work that was not sent until it has arrived", async () => {
  const { fileId } = await attachFile(
    database,
    dialogId,
    { name: "slab.jpg", bytes: madeBytes(900) },
    NOW,
  );
  await database.outbox.clear();
  const title = { command: "message.sendFile", words: "slab.jpg", at: NOW };
  expect(await readUnsent(database)).toEqual({ count: 1, titles: [title] });
  await database.upload.update(fileId, { state: "success" });
  expect(await readUnsent(database)).toEqual({ count: 0, titles: [] });
});
