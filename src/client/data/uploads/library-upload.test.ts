import { beforeEach, expect, test, vi } from "vitest";
import { makeFolder } from "#tests/make/library.ts";
import { madeBytes, settleAll } from "#tests/make/files/picked-files.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { makeCompany, MEMBER } from "#tests/make/site.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { readBegunUploads, readStoppedUploads } from "../queries/uploads.ts";
import { addUploads } from "./add-uploads.ts";
import { copyIn } from "./copy-in.ts";
import { abandonCopy } from "./drop-upload.ts";
import { finishCopied, finishSome } from "./finish-copied.ts";
import { removeUpload } from "./upload-actions.ts";

const NOW = 1_800_000_000_000;
let database: LocalDatabase;
let pid: number;

beforeEach(async () => {
  const world = makeCompany();
  pid = makeFolder(world, {}, MEMBER).id;
  database = await openBrowserOf(world, MEMBER);
});

/** A file of the folder that the server has, and another content picked for it. */
async function renew(): Promise<{ itemId: number; first: number; second: number }> {
  const [first = 0] = await pick("Plan.pdf");
  await copy(first);
  await settleAll(database);
  const [item] = await database.libraryItem.where("pid").equals(pid).toArray();
  const itemId = item?.id ?? 0;
  const file = { name: "Plan rev B.pdf", size: 2_000, mimeType: "" };
  const [row] = await addUploads(database, [file], { itemId }, NOW);
  return { itemId, first, second: row?.fileId ?? 0 };
}

/** Picks files for the folder. */
async function pick(...names: string[]): Promise<number[]> {
  const files = names.map((name) => ({ name, size: 2_000, mimeType: "" }));
  const rows = await addUploads(database, files, { pid }, NOW);
  return rows.map(({ fileId }) => fileId);
}

async function copy(fileId: number): Promise<void> {
  await copyIn(database, fileId, new Blob([madeBytes(2_000)]), () => NOW);
  await finishCopied(database, 0, NOW);
}

const namesThere = async () =>
  (await database.libraryItem.where("pid").equals(pid).toArray()).map(({ name }) => name);

test("a picked file is in its folder once all of it is here, and waits for no other", async () => {
  const [, second = 0] = await pick("First.pdf", "Second.pdf");
  await copy(second);
  expect(await namesThere()).toEqual(["Second.pdf"]);
  expect(await database.upload.get(second)).toMatchObject({ state: "waiting", isSentRow: true });
  const [entry] = await database.outbox.toArray();
  expect(entry?.command).toBe("file.add");
});

test("an upload that is taken away before it was sent leaves nothing behind", async () => {
  const [fileId = 0] = await pick("Plan.pdf");
  await copy(fileId);
  await removeUpload(database, fileId, NOW);
  expect(await namesThere()).toEqual([]);
  expect(await database.outbox.count()).toBe(0);
  expect(await database.uploadChunk.count()).toBe(0);
});

test("of one that others see already the file goes for good", async () => {
  const [fileId = 0] = await pick("Plan.pdf");
  await copy(fileId);
  await settleAll(database);
  await removeUpload(database, fileId, NOW);
  expect(await namesThere()).toEqual([]);
  const sent = await database.outbox.toArray();
  expect(sent.map(({ command }) => command)).toEqual(["file.remove", "file.removeForGood"]);
});

test("another content is that of its file once all of it is here", async () => {
  const { itemId, first, second } = await renew();
  expect(await database.libraryItem.get(itemId)).toMatchObject({ fileId: first, version: 1 });
  await copy(second);
  const item = await database.libraryItem.get(itemId);
  expect(item).toMatchObject({ name: "Plan.pdf", fileId: second, version: 2 });
});

test("one that is taken away leaves the content before it", async () => {
  const { itemId, first, second } = await renew();
  await copy(second);
  await settleAll(database);
  await removeUpload(database, second, NOW);
  expect((await database.libraryItem.get(itemId))?.fileId).toBe(first);
  const sent = await database.outbox.toArray();
  expect(sent.map(({ command }) => command)).toEqual(["file.removeVersion"]);
});

test("what was written says of which version it was made, and what it settles", async () => {
  const { itemId, first, second } = await renew();
  const file = { name: "Plan.pdf", size: 2_000, mimeType: "" };
  const to = { itemId, baseId: first, settlesId: second };
  const [row] = await addUploads(database, [file], to, NOW);
  const fileId = row?.fileId ?? 0;
  await copy(fileId);
  expect(await database.file.get(fileId)).toMatchObject({ baseId: first, settlesId: second });
});

test("of a large folder the first files stand there while they are copied, those that could not be before them", async () => {
  const names = Array.from({ length: 500 }, (_none, index) => `IMG ${index + 1}.jpg`);
  const picked = await pick(...names);
  const [first = 0, second = 0, , torn = 0] = picked;
  await abandonCopy(database, torn, { reason: "file.unreadable" });
  await copy(first);
  const { shown, more } = await readBegunUploads(database, pid, 0);
  expect(shown.slice(0, 2).map(({ fileId }) => fileId)).toEqual([torn, second]);
  expect(shown).toHaveLength(20);
  expect(more).toBe(500 - 1 - 20);
  expect((await readBegunUploads(database, 0, 0)).shown).toEqual([]);
  // Nobody was told of it yet, so it is none of those that others wait for.
  expect(await readStoppedUploads(database)).toEqual([]);
});

test("files that are brought together are each brought all the same where there is no room for one", async () => {
  const picked = await pick("First.pdf", "Second.pdf", "Third.pdf");
  for (const fileId of picked)
    await copyIn(database, fileId, new Blob([madeBytes(2_000)]), () => NOW);
  const { upload } = database;
  const put = upload.put.bind(upload);
  vi.spyOn(upload, "put").mockImplementation((row, key) => {
    if (row.fileId === picked[1]) throw new DOMException("full", "QuotaExceededError");
    return put(row, key);
  });
  await finishSome(database, picked, NOW);
  expect(await namesThere()).toEqual(["First.pdf", "Third.pdf"]);
  const rows = await upload.bulkGet(picked);
  expect(rows.map((row) => row?.state)).toEqual(["waiting", "error", "waiting"]);
  expect(rows[1]?.failure?.reason).toBe("noRoom");
});
