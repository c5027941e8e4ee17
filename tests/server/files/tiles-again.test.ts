import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { askTiles } from "#contract/calls/files/tiles.ts";
import { callOf } from "#contract/command-calls.ts";
import { IMAGE_SIDE_MAX } from "#domain/limits.ts";
import { StoreFull } from "#server/files/store/file-store.ts";
import { makeNextTiles } from "#server/files/tiles/make-tiles.ts";
import { bringSheets, drawnPaper, drawnPicture } from "../make/files/large-sheets.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { bringContent, hashOf } from "../make/uploads.ts";
import { done, makeWorld, type World } from "../make/world.ts";

vi.setConfig({ testTimeout: 300_000 });

const LARGE = 21 * 1024 ** 2;

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await openTestServer();
  world = await makeWorld(server);
});
afterAll(async () => server.close());

const going = () => new AbortController().signal;

async function cutAll(): Promise<void> {
  while (await makeNextTiles(server.parts, going()));
}

const ask = async ({ token }: Someone, fileId: number) =>
  (await server.call(askTiles, { fileId, page: 1 }, token)).data;

/** Kills the process that cuts a page as the system does where memory runs out. */
async function killCutter(): Promise<void> {
  for (;;) {
    for (const id of await readdir("/proc")) {
      const line = await readFile(`/proc/${id}/cmdline`, "utf8").catch(() => "");
      const stat = await readFile(`/proc/${id}/stat`, "utf8").catch(() => "");
      const isOwn = stat.split(") ")[1]?.split(" ")[1] === String(process.pid);
      if (!isOwn || !line.includes("tiles.worker")) continue;
      process.kill(Number(id), "SIGKILL");
      return;
    }
  }
}

test("what is killed while it cuts is tried again, and leaves nothing behind", async () => {
  const { leader, plan } = world;
  const sheet = { name: "Killed.pdf", bytes: drawnPaper(1, LARGE + 2), pages: [1], width: 1_000 };
  const fileId = await bringSheets(server, leader, plan.id, { ...sheet, height: 500 });
  for (let time = 0; time < 3; time += 1) {
    const work = makeNextTiles(server.parts, going());
    await killCutter();
    expect(await work).toBe(true);
    expect(await readdir(join(server.parts.settings.dataDir, "tiles"))).toEqual([]);
    expect((await ask(leader, fileId)).state).toBe("making");
    expect(await makeNextTiles(server.parts, going())).toBe(false);
    server.clock.now += 3_600_000;
  }
  await cutAll();
  expect((await ask(leader, fileId)).state).toBe("ready");
});

test("while the store is full or away a page waits, however long, and is made then", async () => {
  const { leader, plan } = world;
  const sheet = { name: "Full.pdf", bytes: drawnPaper(1, LARGE + 3), pages: [1], width: 1_000 };
  const fileId = await bringSheets(server, leader, plan.id, { ...sheet, height: 500 });
  const full = async () => Promise.reject(new StoreFull("There is no room in the store"));
  const away = async () => Promise.reject(new Error("The store does not answer"));
  const withStore = (change: object) => ({
    ...server.parts,
    files: Object.setPrototypeOf(change, server.parts.files) as typeof server.parts.files,
  });
  for (const change of [{ write: full }, { read: away }, { write: full }])
    for (let time = 0; time < 2; time += 1) {
      expect(await makeNextTiles(withStore(change), going())).toBe(true);
      expect((await ask(leader, fileId)).state).toBe("making");
      server.clock.now += 3_600_000;
    }
  await cutAll();
  expect((await ask(leader, fileId)).state).toBe("ready");
});

test.each([
  ["says that it is small", { width: 100, height: 100 }],
  ["says nothing of it", {}],
])("a large picture whose sender %s is known by its content", async (_words, said) => {
  const { leader, group } = world;
  const bytes = await drawnPicture(4_200, 4_200 + Object.keys(said).length);
  const args = { dialogId: group.id, name: "Yard.png", size: bytes.length, ...said };
  const sent = { ...args, md5: hashOf("md5", bytes) };
  const { file } = await done(server, leader, callOf("message.sendFile"), sent);
  await bringContent(server, leader, file.id, bytes);
  const [row] = await server.parts.database.run("select width from files where id = $1", [file.id]);
  expect(row).toEqual({ width: 4_200 });
  expect((await ask(leader, file.id)).state).toBe("making");
});

test("of a small picture what its sender says stays", async () => {
  const { leader, group } = world;
  const bytes = await drawnPicture(400, 300);
  const args = { dialogId: group.id, name: "Turned.png", size: bytes.length };
  const sent = { ...args, md5: hashOf("md5", bytes), width: 300, height: 400 };
  const { file } = await done(server, leader, callOf("message.sendFile"), sent);
  await bringContent(server, leader, file.id, bytes);
  const [row] = await server.parts.database.run("select width from files where id = $1", [file.id]);
  expect(row).toEqual({ width: 300 });
});

test.each([
  ["a megabyte", 16, 4_200],
  ["more than anything writes of itself", 80, IMAGE_SIDE_MAX],
])("a JPEG that says how large it is behind %s counts as large", async (_words, rows, width) => {
  const { leader, group } = world;
  const drawn = await sharp(await drawnPicture(4_200, 4_200))
    .jpeg({ quality: 20 })
    .toBuffer();
  const remark = Buffer.alloc(65_537, "a");
  remark.writeUInt16BE(0xfffe, 0);
  remark.writeUInt16BE(remark.length - 2, 2);
  const remarks = Array.from({ length: rows }, () => remark);
  const bytes = Buffer.concat([drawn.subarray(0, 2), ...remarks, drawn.subarray(2)]);
  const args = {
    dialogId: group.id,
    name: "Yard.jpg",
    size: bytes.length,
    width: 100,
    height: 100,
  };
  const sent = { ...args, md5: hashOf("md5", bytes) };
  const { file } = await done(server, leader, callOf("message.sendFile"), sent);
  await bringContent(server, leader, file.id, bytes);
  const [row] = await server.parts.database.run("select width from files where id = $1", [file.id]);
  expect(row).toEqual({ width });
});
