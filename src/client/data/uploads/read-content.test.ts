import { beforeEach, expect, test } from "vitest";
import { newFile } from "#domain/file/new-file.ts";
import { CHUNK_SIZE } from "#domain/limits.ts";
import { attachFile, madeBytes } from "#tests/make/files/picked-files.ts";
import { putOnFullDisk } from "#tests/make/full-disk.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { makeCompany, makeGroup, MEMBER } from "#tests/make/site.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { keepContent } from "./kept/keep-content.ts";
import { askAddress, openPicture, readOwnContent } from "./read-content.ts";

const NOW = 1_800_000_000_000;
let database: LocalDatabase;
let dialogId: number;
let asked: string[];
let answer: (path: string) => Response | Promise<Response>;
const settings = {
  origin: "http://site",
  token: () => "hers",
  now: () => NOW,
  fetch: async (address: string | URL | Request, options?: RequestInit) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address);
    expect(new Headers(options?.headers).get("token")).toBe("hers");
    asked.push(pathname);
    return answer(pathname);
  },
};

beforeEach(async () => {
  const world = makeCompany();
  dialogId = makeGroup(world).id;
  database = await openBrowserOf(world, MEMBER);
  asked = [];
  answer = () => new Response(null, { status: 404 });
});

const picture = (text: string) =>
  new Response(text, { headers: { "content-type": "image/jpeg", "content-length": "5" } });

test("a picture is fetched once and then lies on the device, also without a network", async () => {
  answer = () => picture("view!");
  const first = await openPicture(database, 7, "view", settings);
  expect(await first?.text()).toBe("view!");
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  const again = await openPicture(database, 7, "view", settings);
  expect(await again?.text()).toBe("view!");
  expect(again?.type).toBe("image/jpeg");
  expect(asked).toEqual(["/files/7/view"]);
});

test("without a network what is not on the device is not there", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await openPicture(database, 7, "thumb", settings)).toBeUndefined();
  expect(asked).toEqual(["/files/7/thumb"]);
});

test("a picture with more pixels than a phone unpacks does not stand for its smaller one", async () => {
  const size = { width: 10_000, height: 10_000 };
  const about = { name: "Site.png", size: 5, md5: "a".repeat(32), ...size };
  const row = newFile({ id: 9, userId: MEMBER, ...about }, NOW);
  await database.file.put({ ...row, arriveTime: NOW, scope: `user:${MEMBER}` });
  answer = (path) =>
    path.endsWith("whole") ? picture("whole") : new Response("", { status: 404 });
  expect(await openPicture(database, 9, "view", settings)).toBeUndefined();
  expect(asked).toEqual(["/files/9/view"]);
  expect(await openPicture(database, 9, "whole", settings)).toBeDefined();
});

test("what some browsers cannot draw does not stand for its smaller one, and has none where it came without a size", async () => {
  answer = (path) =>
    path.endsWith("whole") ? picture("whole") : new Response("", { status: 404 });
  for (const [id, width] of [
    [10, 0],
    [11, 4_032],
  ] as const) {
    const about = { name: "Slab.heic", size: 5, md5: "a".repeat(32), width, height: width };
    const row = newFile({ id, userId: MEMBER, ...about }, NOW);
    await database.file.put({ ...row, arriveTime: NOW, scope: `user:${MEMBER}` });
    expect(await openPicture(database, id, "thumb", settings)).toBeUndefined();
  }
  expect(asked).toEqual(["/files/11/thumb"]);
  expect(await openPicture(database, 10, "whole", settings)).toBeDefined();
});

test("where there is no smaller picture the file itself serves, unless it is large", async () => {
  answer = (path) =>
    path.endsWith("whole") ? picture("whole") : new Response("", { status: 404 });
  const shown = await openPicture(database, 7, "thumb", settings);
  expect(await shown?.text()).toBe("whole");
  const large = { "content-length": String(90 * 1024 ** 2) };
  answer = (path) =>
    path.endsWith("whole")
      ? new Response("", { headers: large })
      : new Response("", { status: 404 });
  expect(await openPicture(database, 8, "thumb", settings)).toBeUndefined();
});

test("what is to be sent is seen and saved from here, whole", async () => {
  const bytes = madeBytes(CHUNK_SIZE + 500);
  const { fileId } = await attachFile(database, dialogId, { name: "slab.jpg", bytes }, NOW);
  const whole = await readOwnContent(database, fileId, "whole", NOW);
  const content = (await whole?.arrayBuffer()) ?? new ArrayBuffer(0);
  expect(Buffer.from(content).equals(bytes)).toBe(true);
  expect(await openPicture(database, fileId, "view", settings)).toBeDefined();
  expect(asked).toEqual([]);
  await database.uploadChunk.delete([fileId, 1]);
  expect(await readOwnContent(database, fileId, "whole", NOW)).toBeUndefined();
});

test("what the server does not have yet is not asked of it, and is once it has arrived", async () => {
  const bytes = madeBytes(500);
  const { fileId } = await attachFile(database, dialogId, { name: "slab.jpg", bytes }, NOW);
  await database.uploadChunk.clear();
  answer = () => picture("view!");
  expect(await openPicture(database, fileId, "thumb", settings)).toBeUndefined();
  const about = { id: fileId, userId: MEMBER, name: "slab.jpg", size: 500, md5: "a".repeat(32) };
  const row = { ...newFile(about, NOW), scope: `user:${MEMBER}` as const };
  await database.file.put(row);
  expect(await openPicture(database, fileId, "thumb", settings)).toBeUndefined();
  expect(asked).toEqual([]);
  await database.file.put({ ...row, arriveTime: NOW });
  expect(await (await openPicture(database, fileId, "thumb", settings))?.text()).toBe("view!");
});

test("a device that is full shows it all the same", async () => {
  const disk = await putOnFullDisk(database);
  disk.hasRoom = () => false;
  answer = () => picture("view!");
  expect(await (await openPicture(database, 7, "view", settings))?.text()).toBe("view!");
  expect(await database.keptFile.count()).toBe(0);
});

test("a file is saved from the address that the server gives, and from none where it gives none", async () => {
  answer = () =>
    Response.json({ code: 200, msg: "", data: { name: "a", url: "/files/7/whole?token=t" } });
  expect(await askAddress(7, settings)).toBe("http://site/files/7/whole?token=t");
  answer = () => Response.json({ code: 404, msg: "", data: null });
  expect(await askAddress(7, settings)).toBeUndefined();
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await askAddress(7, settings)).toBeUndefined();
});

test("looking at the same again writes nothing for an hour", async () => {
  answer = () => picture("view!");
  await openPicture(database, 7, "view", settings);
  const usedTime = async () => (await database.keptFile.get([7, "view"]))?.usedTime;
  await readOwnContent(database, 7, "view", NOW + 3_600_000);
  expect(await usedTime()).toBe(NOW);
  await readOwnContent(database, 7, "view", NOW + 3_600_001);
  expect(await usedTime()).toBe(NOW + 3_600_001);
});

test.each(["waiting", "delayed", "tooLarge", "infected"] as const)(
  "what a scanner for viruses holds back (%s) is not opened from this device either",
  async (scan) => {
    const about = { id: 9, userId: MEMBER, name: "offer.txt", size: 6, md5: "a".repeat(32) };
    const row = { ...newFile(about, NOW), scope: `user:${MEMBER}` as const };
    await database.file.put({ ...row, arriveTime: NOW });
    await keepContent(database, { fileId: 9, variant: "whole" }, new Blob(["a word"]), NOW);
    expect(await readOwnContent(database, 9, "whole", NOW)).toBeDefined();
    await database.file.put({ ...row, scan });
    expect(await readOwnContent(database, 9, "whole", NOW)).toBeUndefined();
    expect(await database.keptFile.count()).toBe(scan === "infected" ? 0 : 1);
  },
);
