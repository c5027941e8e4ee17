import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { askTiles } from "#contract/calls/files/tiles.ts";
import { callOf } from "#contract/command-calls.ts";
import { readPackHead } from "#domain/tiles/tile-pack.ts";
import { makeNextTiles } from "#server/files/tiles/make-tiles.ts";
import { drawnPaper, drawnPicture } from "../make/files/large-sheets.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { bringContent, hashOf, readContent } from "../make/uploads.ts";
import { done, makeWorld, type World } from "../make/world.ts";

vi.setConfig({ testTimeout: 300_000 });

const SIZE = { width: 5_000, height: 4_000 };
let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await openTestServer();
  world = await makeWorld(server);
});
afterAll(async () => server.close());

async function cutAll(): Promise<void> {
  while (await makeNextTiles(server.parts, new AbortController().signal));
}

const ask = async ({ token }: Someone, fileId: number, page = 1) =>
  server.call(askTiles, { fileId, page }, token);

const told = (bytes: Buffer, name: string) => ({
  name,
  size: bytes.length,
  md5: hashOf("md5", bytes),
});

/** A file in a chat, as large as is said of it. */
async function send(bytes: Buffer, name: string, size: object = SIZE): Promise<number> {
  const { leader, group } = world;
  const message = { dialogId: group.id, ...told(bytes, name), ...size };
  const { file } = await done(server, leader, callOf("message.sendFile"), message);
  await bringContent(server, leader, file.id, bytes);
  return file.id;
}

test("a large picture in a chat is cut when it is looked at, for those who are in the chat", async () => {
  const { member, outsider } = world;
  const fileId = await send(await drawnPicture(5_000, 4_000), "Roof.png");
  expect(await ask(outsider, fileId)).toMatchObject({ reason: "file.gone" });
  expect((await ask(member, fileId)).data.state).toBe("making");
  await cutAll();
  const { state, url } = (await ask(member, fileId)).data;
  expect(state).toBe("ready");
  const { bytes } = await readContent(server, url);
  expect(readPackHead(bytes)).toMatchObject(SIZE);
  expect(await ask(outsider, fileId)).toMatchObject({ reason: "file.gone" });
});

test("one of somebody's own library is cut for them alone", async () => {
  const { leader, member } = world;
  const bytes = await drawnPicture(5_000, 4_000, 60);
  const added = { pid: 0, ...told(bytes, "Yard.png"), ...SIZE };
  const { file } = await done(server, leader, callOf("file.add"), added);
  await bringContent(server, leader, file.id, bytes);
  expect(await ask(member, file.id)).toMatchObject({ reason: "file.gone" });
  await ask(leader, file.id);
  await cutAll();
  expect((await ask(leader, file.id)).data.state).toBe("ready");
});

test("what is small, a second page, and papers in no register are not cut", async () => {
  const { member } = world;
  const small = await send(await drawnPicture(400, 300), "Detail.png", { width: 400, height: 300 });
  expect((await ask(member, small)).data.state).toBe("needless");
  const large = await send(await drawnPicture(5_000, 4_000, 80), "Site.png");
  expect((await ask(member, large, 2)).data.state).toBe("needless");
  const paper = await send(drawnPaper(1, 21 * 1024 ** 2), "Set.pdf");
  expect((await ask(member, paper)).data.state).toBe("needless");
});
