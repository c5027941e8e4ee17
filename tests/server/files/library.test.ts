import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteAccount } from "#contract/calls/account.ts";
import { removeFile } from "#contract/calls/file.ts";
import { syncPush } from "#contract/calls/sync.ts";
import { listLibrary, oneOfLibrary, searchLibrary } from "#contract/calls/library.ts";
import { callOf } from "#contract/command-calls.ts";
import { contentAddress } from "#contract/file-address.ts";
import { CONTENT_GRACE, TRASH_KEPT } from "#domain/limits.ts";
import { emptyTrash } from "#server/jobs/empty-trash.ts";
import { sweepFiles } from "#server/jobs/sweep-files.ts";
import { eventually } from "../database/scratch.ts";
import { type Ear, openEar } from "../make/ear.ts";
import { PASSWORD, type Someone } from "../make/people.ts";
import { longSessions, openTestServer, type TestServer } from "../make/test-server.ts";
import { bringContent, bytesOf, hashOf, readContent } from "../make/uploads.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer(undefined, longSessions);
});
afterAll(async () => server.close());

async function addFolder(someone: Someone, pid = 0, name = "Papers") {
  return done(server, someone, callOf("file.addFolder"), { pid, name });
}

/** A file of the library with its content. */
async function bringItem(someone: Someone, pid: number, bytes: Buffer, name = "Mesh.bin") {
  const content = { size: bytes.length, md5: hashOf("md5", bytes) };
  const added = await done(server, someone, callOf("file.add"), { pid, name, ...content });
  await bringContent(server, someone, added.file.id, bytes);
  return added;
}

async function share(owner: Someone, id: number, { userId }: Someone, right: "read" | "none") {
  return done(server, owner, callOf("file.share"), { id, userId: [userId], right });
}

/** What comes of reading all of a file. */
async function read(fileId: number, { token }: Someone) {
  const { status, bytes } = await readContent(server, contentAddress(fileId, "whole"), { token });
  return { status, bytes };
}

async function namesIn(someone: Someone, pid: number): Promise<string[]> {
  return (await done(server, someone, listLibrary, { pid })).map(({ name }) => name);
}

async function sweepAway(): Promise<void> {
  await sweepFiles(server.parts);
  server.clock.now += CONTENT_GRACE + 1;
  await sweepFiles(server.parts);
}

test("a folder lists folders before files, and at the top stands what is one's own and what is shared", async () => {
  const { leader, member } = await addPeople(server);
  const folder = await addFolder(leader);
  await bringItem(leader, folder.id, bytesOf(300, 1), "a.bin");
  await addFolder(leader, folder.id, "Z");
  expect(await namesIn(leader, folder.id)).toEqual(["Z", "a.bin"]);
  await addFolder(member, 0, "Mine");
  await share(leader, folder.id, member, "read");
  expect(await namesIn(member, 0)).toEqual(["Mine", "Papers"]);
});

test("what lies in the trash, or in something that does, is in no list and no search", async () => {
  const { leader } = await addPeople(server);
  const outer = await addFolder(leader, 0, "Outer");
  const inner = await addFolder(leader, outer.id, "Inner");
  const { item } = await bringItem(leader, inner.id, bytesOf(300, 2), "Anchor.bin");
  const search = async () =>
    (await done(server, leader, searchLibrary, { key: "anchor" })).map(({ id }) => id);
  expect(await search()).toEqual([item.id]);
  await done(server, leader, callOf("file.remove"), { id: [outer.id] });
  expect(await search()).toEqual([]);
  expect(await namesIn(leader, 0)).toEqual([]);
  const one = await server.call(oneOfLibrary, { id: item.id }, leader.token);
  expect(one).toMatchObject({ code: 400, reason: "file.gone" });
});

test("whoever is let in reads what is there, and whoever is taken out no longer", async () => {
  const { leader, member } = await addPeople(server);
  const folder = await addFolder(leader);
  const bytes = bytesOf(3_000, 3);
  const { file } = await bringItem(leader, folder.id, bytes);
  expect((await read(file.id, member)).status).not.toBe(200);
  await share(leader, folder.id, member, "read");
  expect((await read(file.id, member)).bytes.equals(bytes)).toBe(true);
  await share(leader, folder.id, member, "none");
  expect((await read(file.id, member)).status).not.toBe(200);
});

test("what becomes of a folder is told at once to whoever may read it, as events of files", async () => {
  const { leader, member, outsider } = await addPeople(server);
  const folder = await addFolder(leader);
  await share(leader, folder.id, member, "read");
  const [ear, foreign] = await Promise.all([openEar(server, member), openEar(server, outsider)]);
  const inner = await addFolder(leader, folder.id, "Mesh");
  await done(server, leader, callOf("file.rename"), { id: inner.id, name: "Mesh level 2" });
  await done(server, leader, callOf("file.remove"), { id: [inner.id] });
  const eventsOf = (of: Ear) =>
    of
      .dataFrames()
      .flatMap(({ type, action, data }) =>
        type === "file" && data["id"] === inner.id ? [[action, data["name"]]] : [],
      );
  await eventually(() => eventsOf(ear).length === 3);
  expect(eventsOf(ear)).toEqual([
    ["add", "Mesh"],
    ["update", "Mesh level 2"],
    ["delete", "Mesh level 2"],
  ]);
  expect(eventsOf(foreign)).toEqual([]);
  for (const one of [ear, foreign]) one.leave();
});

test("a copy keeps the content when the first one is gone, and lets it go with itself", async () => {
  const { leader, member } = await addPeople(server);
  const folder = await addFolder(leader);
  const bytes = bytesOf(3_000, 4);
  const { item } = await bringItem(leader, folder.id, bytes);
  await share(leader, folder.id, member, "read");
  const copy = await done(server, member, callOf("file.copy"), { id: item.id });
  await done(server, leader, callOf("file.remove"), { id: [folder.id] });
  await done(server, leader, callOf("file.removeForGood"), { id: [folder.id] });
  await sweepAway();
  await sweepAway();
  expect((await read(copy.file.id, member)).bytes.equals(bytes)).toBe(true);
  await done(server, member, callOf("file.remove"), { id: [copy.item.id] });
  await done(server, member, callOf("file.removeForGood"), { id: [copy.item.id] });
  await sweepAway();
  await sweepAway();
  const kept = await server.parts.database.run("select 1 from contents where sha256 = $1", [
    hashOf("sha256", bytes),
  ]);
  expect(kept).toEqual([]);
});

test("a file is sent into a chat by who may read it, without its bytes, and read there by all of the chat", async () => {
  const { leader, member, outsider } = await addPeople(server);
  const bytes = bytesOf(2_000, 9);
  const folder = await addFolder(leader);
  const { item } = await bringItem(leader, folder.id, bytes);
  const chatOf = async (someone: Someone, { userId }: Someone) =>
    (await done(server, someone, callOf("dialog.openUser"), { userId })).id;
  const send = callOf("message.sendLibraryFile");
  const foreign = { itemId: item.id, dialogId: await chatOf(outsider, member) };
  expect(await server.call(send, foreign, outsider.token)).toMatchObject({ reason: "file.gone" });
  const args = { itemId: item.id, dialogId: await chatOf(leader, member) };
  const { file } = await done(server, leader, send, args);
  expect((await read(file.id, member)).bytes.equals(bytes)).toBe(true);
  expect((await read(file.id, outsider)).status).toBe(404);
  await done(server, leader, callOf("file.remove"), { id: [folder.id] });
  await done(server, leader, callOf("file.removeForGood"), { id: [folder.id] });
  await sweepAway();
  await sweepAway();
  expect((await read(file.id, member)).bytes.equals(bytes)).toBe(true);
});

test("what has lain in the trash for its time goes with all that is in it, and nothing sooner", async () => {
  const { leader } = await addPeople(server);
  const [old, young] = [await addFolder(leader, 0, "Old"), await addFolder(leader, 0, "Young")];
  const { item, file } = await bringItem(leader, old.id, bytesOf(300, 5));
  const remove = async (id: number) => done(server, leader, callOf("file.remove"), { id: [id] });
  await remove(old.id);
  server.clock.now += TRASH_KEPT / 2;
  await remove(young.id);
  await emptyTrash(server.parts);
  const there = async (table: string, id: number) =>
    (await server.parts.database.run(`select 1 from ${table} where id = $1`, [id])).length;
  expect(await there("library_items", old.id)).toBe(1);
  server.clock.now += TRASH_KEPT / 2 + 1_000;
  await emptyTrash(server.parts);
  for (const { id } of [old, item]) expect(await there("library_items", id)).toBe(0);
  expect(await there("files", file.id)).toBe(0);
  expect(await there("library_items", young.id)).toBe(1);
});

test("a content of the library goes with its place there and by no other way", async () => {
  const { leader } = await addPeople(server);
  const { file } = await bringItem(leader, 0, bytesOf(300, 6));
  const reply = await server.call(removeFile, { id: file.id }, leader.token);
  expect(reply).toMatchObject({ code: 400, reason: "file.gone" });
  expect((await read(file.id, leader)).status).toBe(200);
});

test("of whoever leaves the company stays what they shared, under another", async () => {
  const { leader, member } = await addPeople(server);
  const own = await addFolder(leader, 0, "Own");
  const folder = await addFolder(leader, 0, "Shared");
  const { file } = await bringItem(leader, folder.id, bytesOf(300, 7));
  await share(leader, folder.id, member, "read");
  await done(server, leader, deleteAccount, { email: leader.email, password: PASSWORD });
  const one = await done(server, member, oneOfLibrary, { id: folder.id });
  expect(one.userId).toBe(member.userId);
  expect((await read(file.id, member)).status).toBe(200);
  const left = await server.parts.database.run("select 1 from library_items where id = $1", [
    own.id,
  ]);
  expect(left).toEqual([]);
});

test("what was removed long ago, on a browser without a line, can be put back for as long as anything else", async () => {
  const { leader } = await addPeople(server);
  const folder = await addFolder(leader);
  const at = server.clock.now;
  server.clock.now += TRASH_KEPT - 1;
  const entry = { n: 1, call: "file.remove", data: { id: [folder.id] }, at };
  await done(server, leader, syncPush, { clientId: "client-long-away", entries: [entry] });
  server.clock.now += 2;
  await emptyTrash(server.parts);
  await done(server, leader, callOf("file.restore"), { id: [folder.id] });
});
