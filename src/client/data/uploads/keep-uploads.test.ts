import { beforeEach, expect, test } from "vitest";
import { attachFile, madeBytes, pickFile } from "#tests/make/files/picked-files.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { makeCompany, makeGroup, MEMBER } from "#tests/make/site.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { initialLink } from "../database/meta.ts";
import { addUploads } from "./add-uploads.ts";
import { copyIn } from "./copy-in.ts";
import { finishCopied } from "./finish-copied.ts";
import { mendUploads } from "./keep-uploads.ts";
import { retryUpload } from "./upload-actions.ts";

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const bytes = madeBytes(9_000);
let database: LocalDatabase;
let dialogId: number;

beforeEach(async () => {
  const world = makeCompany();
  dialogId = makeGroup(world).id;
  database = await openBrowserOf(world, MEMBER);
});

const sentNames = async () =>
  (await database.outbox.toArray()).map(({ args }) => (args as { name: string }).name);
const copy = (fileId: number) => copyIn(database, fileId, new Blob([bytes]), () => NOW);

test("what was copied by a page that died before it told others is told by the next, once", async () => {
  const { fileId } = await pickFile(database, dialogId, { name: "slab.jpg", size: 9_000 }, NOW);
  await copy(fileId);
  expect(await sentNames()).toEqual([]);
  await database.meta.put({ key: "link", value: { ...initialLink, clockOffset: 5_000 } });
  await Promise.all([mendUploads(database, NOW), mendUploads(database, NOW)]);
  await mendUploads(database, NOW + MINUTE);
  expect(await sentNames()).toEqual(["slab.jpg"]);
  // By the server's clock, as everything that is done.
  expect((await database.outbox.toArray()).map(({ at }) => at)).toEqual([NOW + 5_000]);
  const row = await database.upload.get(fileId);
  expect(row).toMatchObject({ state: "waiting", isSentRow: true });
  expect(await database.message.get(row?.messageId ?? 0)).toMatchObject({ msg: { fileId } });
  expect(await database.file.get(fileId)).toMatchObject({ md5: row?.md5, arriveTime: 0 });
});

test("of a copy that a killed page left torn nothing stays, and the person is told", async () => {
  const { fileId } = await pickFile(database, dialogId, { name: "slab.jpg", size: 9_000 }, NOW);
  await database.uploadChunk.put({ fileId, number: 1, bytes: new ArrayBuffer(5), sha256: "" });
  await mendUploads(database, NOW + MINUTE);
  expect(await database.upload.get(fileId)).toMatchObject({ state: "checking" });
  await mendUploads(database, NOW + 4 * MINUTE);
  const told = { state: "error", failure: { reason: "file.unreadable" } };
  expect(await database.upload.get(fileId)).toMatchObject(told);
  expect(await database.uploadChunk.count()).toBe(0);
  expect(await sentNames()).toEqual([]);
  await retryUpload(database, fileId, NOW);
  expect(await database.upload.get(fileId)).toMatchObject(told);
  // The page was only frozen: what it still writes does not bring half a file back.
  expect(await copy(fileId)).toBe(false);
  expect(await database.uploadChunk.count()).toBe(0);
});

test("files stand in the chat in the order in which they were picked, with the words at the first", async () => {
  const names = ["long.mp4", "a.jpg", "b.jpg"];
  const files = names.map((name) => ({ name, size: 9_000, mimeType: "" }));
  const rows = await addUploads(database, files, { dialogId, text: "As of noon" }, NOW);
  for (const { fileId } of rows.toReversed()) {
    await copy(fileId);
    await finishCopied(database, dialogId, NOW);
  }
  expect(await sentNames()).toEqual(names);
  const words = (await database.outbox.toArray()).map(
    ({ args }) => (args as { text?: string }).text,
  );
  expect(words).toEqual(["As of noon", undefined, undefined]);
});

test("what was said to a file that cannot be read goes with the next one, and is a draft where there is none", async () => {
  const files = ["a.jpg", "b.jpg"].map((name) => ({ name, size: 9_000, mimeType: "" }));
  const [first, next] = await addUploads(database, files, { dialogId, text: "As of noon" }, NOW);
  await copyIn(database, first?.fileId ?? 0, new Blob([]), () => NOW);
  expect((await database.upload.get(next?.fileId ?? 0))?.command.args).toMatchObject({
    text: "As of noon",
  });
  await copyIn(database, next?.fileId ?? 0, new Blob([]), () => NOW);
  expect(await database.draft.get(dialogId)).toMatchObject({ text: "As of noon", replyId: 0 });
  await mendUploads(database, NOW);
  expect(await sentNames()).toEqual([]);
});

test("a file for a chat that is gone stands still with the reason", async () => {
  const row = await attachFile(database, 999, { name: "slab.jpg", bytes }, NOW);
  expect(row).toMatchObject({
    state: "error",
    isSentRow: false,
    failure: { reason: "dialogGone" },
  });
  expect(await database.uploadChunk.count()).toBe(1);
});

test("what has arrived is shown for a while and then forgotten", async () => {
  const { fileId } = await attachFile(database, dialogId, { name: "slab.jpg", bytes }, NOW);
  await database.upload.update(fileId, { state: "success", doneTime: NOW });
  await mendUploads(database, NOW + MINUTE);
  expect(await database.upload.count()).toBe(1);
  await mendUploads(database, NOW + 11 * MINUTE);
  expect(await database.upload.count()).toBe(0);
});
