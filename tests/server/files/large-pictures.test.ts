import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { askTiles } from "#contract/calls/files/tiles.ts";
import { putVariant } from "#contract/calls/file.ts";
import { callOf } from "#contract/command-calls.ts";
import { contentAddress } from "#contract/file-address.ts";
import { readPackHead } from "#domain/tiles/tile-pack.ts";
import { makeNextTiles } from "#server/files/tiles/make-tiles.ts";
import { sweepFiles } from "#server/jobs/sweep-files.ts";
import { drawnPaper, drawnPicture } from "../make/files/large-sheets.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { bringContent, hashOf, partOf, readContent } from "../make/uploads.ts";
import { done, makeWorld, type World } from "../make/world.ts";

vi.setConfig({ testTimeout: 300_000 });

const DAY = 24 * 3_600_000;
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

const smallerIn = async (fileId: number, { token }: Someone) => {
  const read = async (variant: "thumb" | "view") =>
    readContent(server, contentAddress(fileId, variant), { token });
  return { thumb: await read("thumb"), view: await read("view") };
};

test("of one that comes without smaller pictures the server makes them, upright and without its place", async () => {
  const { leader, member, outsider } = world;
  const place = "48.2082N 16.3738E";
  const picture = sharp(await drawnPicture(5_000, 4_000, 1_000));
  const bytes = await picture
    .withExif({ IFD0: { ImageDescription: place } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const fileId = await send(bytes, "Held.jpg", { width: 4_000, height: 5_000 });
  expect((await smallerIn(fileId, member)).thumb.status).toBe(404);
  await cutAll();
  const { thumb, view } = await smallerIn(fileId, member);
  expect(await sharp(thumb.bytes).metadata()).toMatchObject({ width: 512, height: 640 });
  expect(await sharp(view.bytes).metadata()).toMatchObject({ width: 1_280, height: 1_600 });
  expect((await sharp(view.bytes).metadata()).exif).toBeUndefined();
  expect(view.headers["content-type"]).toBe("image/jpeg");
  // What its pixels begin with is at the right, above.
  const corner = { left: 500, top: 10, width: 1, height: 1 };
  const [red = 0, , blue = 0] = await sharp(thumb.bytes).extract(corner).raw().toBuffer();
  expect(red - blue).toBeGreaterThan(150);
  expect((await smallerIn(fileId, outsider)).thumb.status).toBe(404);
  // The same content again has them at once.
  const again = await send(bytes, "Again.jpg", { width: 4_000, height: 5_000 });
  expect((await smallerIn(again, leader)).view.bytes.equals(view.bytes)).toBe(true);
});

test("what came with smaller pictures keeps those, and is not cut before it is looked at", async () => {
  const { leader, member, group } = world;
  const bytes = await drawnPicture(5_000, 4_000, 90);
  const message = { dialogId: group.id, ...told(bytes, "Wall.png"), ...SIZE };
  const { file } = await done(server, leader, callOf("message.sendFile"), message);
  const own = await sharp(bytes).resize(640).jpeg().toBuffer();
  for (const variant of ["thumb", "view"] as const) {
    const fields = { fileId: file.id, variant, ...partOf(own, "t.jpg") };
    await server.call(putVariant, fields, leader.token);
  }
  await bringContent(server, leader, file.id, bytes);
  expect(await makeNextTiles(server.parts, new AbortController().signal)).toBe(false);
  await ask(member, file.id);
  await cutAll();
  expect((await smallerIn(file.id, member)).view.bytes.equals(own)).toBe(true);
});

test("smaller pictures go from the store with what they are of, and not before", async () => {
  const { member } = world;
  const fileId = await send(await drawnPicture(5_000, 4_000, 120), "Gone.png");
  await cutAll();
  const { database, files } = server.parts;
  const digest = hashOf("sha256", (await smallerIn(fileId, member)).view.bytes);
  const read = async () => files.read(digest, { from: 0, to: 3 });
  for (let round = 0; round < 2; round += 1) {
    server.clock.now += 2 * DAY;
    await sweepFiles(server.parts);
  }
  expect(await read()).toBeDefined();
  await database.run("delete from files where id = $1", [fileId]);
  for (let round = 0; round < 4; round += 1) {
    await sweepFiles(server.parts);
    server.clock.now += 2 * DAY;
  }
  await expect(read()).rejects.toThrow("not there");
});
