import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { askTiles } from "#contract/calls/files/tiles.ts";
import { callOf } from "#contract/command-calls.ts";
import { contentAddress } from "#contract/file-address.ts";
import { FILE_LINK_KEPT } from "#domain/limits.ts";
import { readPackHead, type TilePack } from "#domain/tiles/tile-pack.ts";
import { makeNextTiles } from "#server/files/tiles/make-tiles.ts";
import { sweepFiles } from "#server/jobs/sweep-files.ts";
import { type Bucket, openBucket } from "../make/files/bucket.ts";
import { bringSheets, drawnPaper, drawnPicture, paperOf } from "../make/files/large-sheets.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { readContent } from "../make/uploads.ts";
import { done, makeWorld, type World } from "../make/world.ts";

vi.setConfig({ testTimeout: 300_000 });

const LARGE = 21 * 1024 ** 2;
const DAY = 24 * 3_600_000;

let bucket: Bucket;
let servers: Record<"folder" | "s3", TestServer>;
let worlds: Record<"folder" | "s3", World>;

beforeAll(async () => {
  bucket = await openBucket();
  const server = await openTestServer();
  const other = await openTestServer(undefined, { s3: bucket.settings });
  servers = { folder: server, s3: other };
  worlds = { folder: await makeWorld(server), s3: await makeWorld(other) };
});
afterAll(async () => {
  await servers.folder.close();
  await servers.s3.close();
  await bucket.close();
});

const going = () => new AbortController().signal;

async function cutAll(server: TestServer): Promise<void> {
  while (await makeNextTiles(server.parts, going()));
}

const ask = async (server: TestServer, { token }: Someone, fileId: number, page = 1) =>
  (await server.call(askTiles, { fileId, page }, token)).data;

async function readPack(
  server: TestServer,
  url: string,
): Promise<{ pack: TilePack; bytes: Buffer }> {
  const { bytes } = await readContent(server, url);
  const pack = readPackHead(bytes);
  if (!pack) throw new Error("There is no pack");
  return { pack, bytes };
}

/** The colour of a pixel of the finest level: red, green and blue. */
async function colorAt({ pack, bytes }: { pack: TilePack; bytes: Buffer }, x: number, y: number) {
  const level = pack.levels.at(-1);
  const tile = level?.tiles[Math.floor(y / 512) * level.columns + Math.floor(x / 512)];
  const picture = sharp(bytes.subarray(tile?.from, tile?.to));
  const area = { left: x % 512, top: y % 512, width: 1, height: 1 };
  return [...(await picture.removeAlpha().extract(area).raw().toBuffer())];
}

test.each(["folder", "s3"] as const)(
  "a picture of 100 million pixels is cut once it has come, and read part by part (%s)",
  async (where) => {
    const [server, { leader, member, plan }] = [servers[where], worlds[where]];
    const bytes = await drawnPicture(10_000, 10_000);
    const size = { width: 10_000, height: 10_000 };
    const sheet = { name: "Site.png", bytes, pages: [1], ...size };
    const fileId = await bringSheets(server, leader, plan.id, sheet);
    expect(await ask(server, member, fileId)).toMatchObject({ state: "making", url: "", size: 0 });
    await cutAll(server);
    const { state, url, size: all } = await ask(server, member, fileId);
    expect(state).toBe("ready");
    const read = await readPack(server, url);
    expect(read.pack).toMatchObject({ ...size, size: all });
    expect(read.bytes.length).toBe(all);
    expect(read.pack.levels.map(({ width }) => width)).toEqual([
      313, 625, 1_250, 2_500, 5_000, 10_000,
    ]);
    const [red = 0, , blue = 0] = await colorAt(read, 10, 10);
    expect(red - blue).toBeGreaterThan(150);
    const [endRed = 0, , endBlue = 0] = await colorAt(read, 9_990, 9_990);
    expect(endBlue - endRed).toBeGreaterThan(150);
    const tile = read.pack.levels[3]?.tiles[7] ?? { from: 0, to: 1 };
    const range = `bytes=${tile.from}-${tile.to - 1}`;
    const part = await readContent(server, url, { range });
    expect(part.status).toBe(206);
    expect(part.bytes.equals(read.bytes.subarray(tile.from, tile.to))).toBe(true);
  },
);

test("each page of a large PDF is cut by itself, and asked for again after years without being made again", async () => {
  const [server, { leader, member, plan }] = [servers.folder, worlds.folder];
  const sheet = { name: "Set.pdf", bytes: drawnPaper(3, LARGE), width: 1_000, height: 500 };
  const fileId = await bringSheets(server, leader, plan.id, { ...sheet, pages: [2, 3] });
  await cutAll(server);
  const read = await readPack(server, (await ask(server, member, fileId, 2)).url);
  expect(read.pack).toMatchObject({ width: 8_192, height: 4_096 });
  const [red = 0, green = 0] = await colorAt(read, 1_600, 3_000);
  expect(red - green).toBeGreaterThan(200);
  expect(Math.min(...(await colorAt(read, 1_700, 10)))).toBeGreaterThan(240);
  const third = await readPack(server, (await ask(server, member, fileId, 3)).url);
  expect((await colorAt(third, 2_400, 3_000))[1]).toBeLessThan(50);
  // It stands in no register, and nobody has it drawn.
  expect((await ask(server, member, fileId, 1)).state).toBe("needless");
  expect(await makeNextTiles(server.parts, going())).toBe(false);
});

test("only who may see the drawing is told of its tiles, and reads them, for ten minutes", async () => {
  const [server, { leader, member, outsider, plan }] = [servers.folder, worlds.folder];
  const bytes = await drawnPicture(5_000, 4_000);
  const sheet = { name: "Roof.png", bytes, pages: [1], width: 5_000, height: 4_000 };
  const fileId = await bringSheets(server, leader, plan.id, sheet);
  await cutAll(server);
  expect(await server.call(askTiles, { fileId, page: 1 }, outsider.token)).toMatchObject({
    reason: "file.gone",
  });
  const address = contentAddress(fileId, "tiles-1");
  expect((await readContent(server, address, { token: member.token })).status).toBe(200);
  expect((await readContent(server, address, { token: outsider.token })).status).toBe(404);
  expect((await readContent(server, address)).status).toBe(401);
  const { url } = await ask(server, member, fileId);
  expect((await readContent(server, url)).status).toBe(200);
  // An address is for one content, and no other.
  expect((await readContent(server, url.replace("tiles-1", "tiles-2"))).status).toBe(403);
  expect((await readContent(server, url.replace("tiles-1", "whole"))).status).toBe(403);
  server.clock.now += FILE_LINK_KEPT;
  expect((await readContent(server, url)).status).toBe(403);
  const left = { planId: plan.id, userId: [member.userId] };
  await done(server, leader, callOf("plan.removeUsers"), left);
  expect((await readContent(server, address, { token: member.token })).status).toBe(404);
});

test("what a phone shows by itself is not cut", async () => {
  const [server, { leader, plan }] = [servers.folder, worlds.folder];
  const bytes = await drawnPicture(400, 300);
  const sheet = { name: "Detail.png", bytes, pages: [1], width: 400, height: 300 };
  const fileId = await bringSheets(server, leader, plan.id, sheet);
  expect((await ask(server, leader, fileId)).state).toBe("needless");
  expect(await makeNextTiles(server.parts, going())).toBe(false);
});

/** The head of a picture that says it has more pixels than anybody holds. */
async function bomb(): Promise<Buffer> {
  const picture = await drawnPicture(100, 100);
  picture.writeUInt32BE(60_000, 16);
  picture.writeUInt32BE(60_000, 20);
  return picture;
}

/** A page with a picture of 190 million pixels that are all alike. */
function swollen(): Buffer {
  const [width, height] = [19_000, 10_000];
  const packed = deflateSync(Buffer.alloc(width * height * 3));
  const about =
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
    `/BitsPerComponent 8 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
  const picture = Buffer.concat([Buffer.from(about), packed, Buffer.from("\nendstream")]);
  const content = "q 1000 0 0 500 0 0 cm /Im Do Q";
  return paperOf(
    [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 1000 500] /Contents 4 0 R /Resources << /XObject << /Im 5 0 R >> >> >>",
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      picture,
    ],
    {
      6: Buffer.concat([
        Buffer.from(`<< /Length ${LARGE} >>\nstream\n`),
        Buffer.alloc(LARGE),
        Buffer.from("\nendstream"),
      ]),
    },
  );
}

const locked = async () =>
  Buffer.concat([
    await readFile(join(import.meta.dirname, "../../data/files/locked.pdf")),
    Buffer.from(`\n%${"x".repeat(LARGE)}`),
  ]);

test.each([
  ["a bomb", "bomb.png", bomb, 1, "tooLarge"],
  [
    "half a picture",
    "half.png",
    async () => (await drawnPicture(5_000, 5_000)).subarray(0, 9_000),
    1,
    "broken",
  ],
  [
    "text that is called a picture",
    "text.jpg",
    async () => Buffer.from("not a picture"),
    1,
    "broken",
  ],
  [
    "a broken PDF",
    "broken.pdf",
    async () => Buffer.concat([Buffer.from("%PDF-1.7\n%"), Buffer.alloc(LARGE, "x")]),
    1,
    "broken",
  ],
  ["a page that is not there", "short.pdf", async () => drawnPaper(1, LARGE), 9_999, "broken"],
  ["a PDF behind a password", "locked.pdf", locked, 1, "locked"],
  ["a page that swells", "swollen.pdf", async () => swollen(), 1, "tooLarge"],
] as const)("%s is given up once, and stays as it is", async (_what, name, make, page, problem) => {
  const [server, { leader, plan }] = [servers.folder, worlds.folder];
  const bytes = await make();
  const sheet = { name, bytes, pages: [page], width: 9_000, height: 9_000 };
  const fileId = await bringSheets(server, leader, plan.id, sheet);
  await cutAll(server);
  expect(await ask(server, leader, fileId, page)).toEqual({
    state: "failed",
    url: "",
    size: 0,
    problem,
  });
  expect(await makeNextTiles(server.parts, going())).toBe(false);
  const whole = await readContent(server, contentAddress(fileId, "whole"), { token: leader.token });
  expect(whole.bytes.equals(bytes)).toBe(true);
});

test("a server that stops in the middle leaves the page to the next, and nothing behind", async () => {
  const [server, { leader, plan }] = [servers.folder, worlds.folder];
  const sheet = {
    name: "Later.pdf",
    bytes: drawnPaper(1, LARGE + 1),
    pages: [1],
    width: 1_000,
    height: 500,
  };
  const fileId = await bringSheets(server, leader, plan.id, sheet);
  const stopping = new AbortController();
  const work = makeNextTiles(server.parts, stopping.signal);
  stopping.abort();
  expect(await work).toBe(false);
  expect((await ask(server, leader, fileId)).state).toBe("making");
  await cutAll(server);
  expect((await ask(server, leader, fileId)).state).toBe("ready");
});

test("tiles go from the store with what they are of", async () => {
  const [server, { leader, plan }] = [servers.s3, worlds.s3];
  const bytes = await drawnPicture(4_200, 4_200);
  const sheet = { name: "Yard.png", bytes, pages: [1], width: 4_200, height: 4_200 };
  const fileId = await bringSheets(server, leader, plan.id, sheet);
  await cutAll(server);
  const { size } = await ask(server, leader, fileId);
  const { database, files } = server.parts;
  const [kept] = await database.run<{ sha256: string }>(
    "select sha256 from contents where size = $1",
    [size],
  );
  const sha256 = kept?.sha256 ?? "";
  const read = async () => files.read(sha256, { from: 0, to: 3 });
  server.clock.now += 2 * DAY;
  await sweepFiles(server.parts);
  server.clock.now += 2 * DAY;
  await sweepFiles(server.parts);
  expect(await read()).toBeDefined();
  await database.run("delete from files where id = $1", [fileId]);
  for (let round = 0; round < 4; round += 1) {
    await sweepFiles(server.parts);
    server.clock.now += 2 * DAY;
  }
  await expect(read()).rejects.toThrow("not there");
});
