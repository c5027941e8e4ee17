import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getDialog, listMessages } from "#contract/calls/dialog.ts";
import { mergeChunks, uploadFile } from "#contract/calls/file.ts";
import { callOf } from "#contract/command-calls.ts";
import type { File } from "#domain/file/file.ts";
import { tableOf } from "#server/tables/registry.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { announceFile, bringContent, bringFile, hashOf, jpegOf, partOf } from "../make/uploads.ts";
import { done, makeWorld, type World } from "../make/world.ts";

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await openTestServer();
  world = await makeWorld(server);
});
afterAll(async () => server.close());

const paper = (seed: number) => Buffer.from(`Minutes of meeting ${seed}`);
const fileOf = async (id: number): Promise<File | undefined> =>
  tableOf("file").get(server.parts.database, id);

test("what is called a picture in a chat is a file there from the moment on at which its content says so", async () => {
  const { leader, member, group } = world;
  const held = async () =>
    (await server.call(getDialog, { dialogId: group.id }, member.token)).data;
  const pictures = async () =>
    (await server.call(listMessages, { dialogId: group.id, msgType: "image" }, member.token)).data
      .list;
  const bytes = paper(1);
  const file = await announceFile(server, leader, group.id, bytes, "Pier.jpg");
  expect(await held()).toMatchObject({ has_image: true, has_file: false });
  await bringContent(server, leader, file.id, bytes);
  expect(await fileOf(file.id)).toMatchObject({ sniffed: "other" });
  expect(await held()).toMatchObject({
    has_image: false,
    has_file: true,
    lastMsg: { mtype: "file" },
  });
  expect(await pictures()).toEqual([]);
  const real = await bringFile(server, leader, group.id, jpegOf(400, 3), "Slab.jpg");
  expect(await fileOf(real.id)).toMatchObject({ sniffed: "picture" });
  expect((await pictures()).map(({ id }) => id)).toEqual([real.messageId]);
});

test("a copy is known by the content that it shares, whatever it is called", async () => {
  const { leader, group } = world;
  const bytes = paper(2);
  const fields = { identifier: hashOf("md5", bytes), fileName: "a.txt", fileSize: bytes.length };
  await server.call(uploadFile, { type: "file", ...partOf(bytes, "a.txt") }, leader.token);
  const own = await server.call(mergeChunks, fields, leader.token);
  expect(await fileOf(Number(own.data.name))).toMatchObject({ sniffed: "other" });
  const told = { name: "Wall.png", size: bytes.length, md5: hashOf("md5", bytes), pid: 0 };
  const { item, file } = await done(server, leader, callOf("file.add"), told);
  await bringContent(server, leader, file.id, bytes);
  const send = { dialogId: group.id, itemId: item.id };
  const sent = await done(server, leader, callOf("message.sendLibraryFile"), send);
  expect(sent.file).toMatchObject({ ext: "png", sniffed: "other" });
  expect(sent.message).toMatchObject({ mtype: "file", msg: { type: "file" } });
});

test("what came before that was noted is looked at as the server is brought up to date", async () => {
  const { leader, group, taskDialog } = world;
  const { database } = server.parts;
  const lying = await bringFile(server, leader, group.id, paper(3), "Beam.jpg");
  const real = await bringFile(server, leader, group.id, jpegOf(400, 4), "Beam.jpg");
  const taken = await bringFile(server, leader, taskDialog.id, paper(5), "Beam.pdf");
  await done(server, leader, callOf("task.removeFile"), { fileId: taken.id });
  await database.run("update files set sniffed = ''");
  await database.run("update messages set msg = msg - 'gone'");
  const path = "../../../src/server/database/migrations/0126-what-files-are.sql";
  const statements = (await readFile(new URL(path, import.meta.url), "utf8")).split(";");
  for (const statement of statements.filter((each) => /^update/m.test(each)))
    await database.run(statement);
  expect(await fileOf(lying.id)).toMatchObject({ sniffed: "other" });
  expect(await fileOf(real.id)).toMatchObject({ sniffed: "" });
  const goneOf = async (id: number) => (await tableOf("message").get(database, id))?.msg;
  expect(await goneOf(taken.messageId)).toHaveProperty("gone", true);
  expect(await goneOf(real.messageId)).not.toHaveProperty("gone");
});
