import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { askTiles } from "#contract/calls/files/tiles.ts";
import { callOf } from "#contract/command-calls.ts";
import { makeNextTiles } from "#server/files/tiles/make-tiles.ts";
import { drawnPicture } from "../make/files/large-sheets.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { bringContent, hashOf } from "../make/uploads.ts";
import { addPeople, done } from "../make/world.ts";

vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
});
afterAll(async () => server.close());

/** A picture that says it is large, in the library of somebody who looks at it. */
async function look(someone: Someone, name: string, bytes: Buffer): Promise<number> {
  const told = { name, size: bytes.length, md5: hashOf("md5", bytes), width: 5_000, height: 4_000 };
  const { file } = await done(server, someone, callOf("file.add"), { pid: 0, ...told });
  await bringContent(server, someone, file.id, bytes);
  await done(server, someone, askTiles, { fileId: file.id, page: 1 });
  return file.id;
}

const cutNext = async () => makeNextTiles(server.parts, new AbortController().signal);

const stateOf = async (someone: Someone, fileId: number) =>
  (await done(server, someone, askTiles, { fileId, page: 1 })).state;

test("nobody's drawing waits behind all that somebody else brings, whole or broken", async () => {
  const { leader, member, newcomer } = people;
  const png = Buffer.from("89504e470d0a1a0a", "hex");
  const broken = (at: number) => Buffer.concat([png, Buffer.from(`Broken ${at}`)]);
  for (let at = 1; at <= 6; at += 1) await look(member, `Broken${at}.png`, broken(at));
  await cutNext();
  const hers = await look(leader, "Roof.png", await drawnPicture(60, 40, 1));
  const last = await look(newcomer, "Yard.png", await drawnPicture(60, 40, 2));
  for (let turns = 0; turns < 2; turns += 1) await cutNext();
  expect(await stateOf(leader, hers)).toBe("ready");
  expect(await stateOf(newcomer, last)).toBe("ready");
  // Whoever had some cut still comes before whoever had as many fail.
  const next = await look(leader, "Wall.png", await drawnPicture(60, 40, 3));
  await cutNext();
  expect(await stateOf(leader, next)).toBe("ready");
  let more = 0;
  while (await cutNext()) more += 1;
  expect(more).toBe(5);
});

test("a small picture is not cut into tiles that take many times its room, which counts for nobody", async () => {
  const { member } = people;
  const side = 6_000;
  const noise = randomBytes(side);
  // Each line is the one before, moved: little to say again, and much to draw.
  const lines = Array.from({ length: side }, (_none, line) => {
    const at = (line * 37) % side;
    return Buffer.concat([noise.subarray(at), noise.subarray(0, at)]);
  });
  const raw = { width: side, height: side, channels: 1 } as const;
  const bytes = await sharp(Buffer.concat(lines), { raw, limitInputPixels: false })
    .toColourspace("b-w")
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bytes.length).toBeLessThan(4 * 1024 ** 2);
  const fileId = await look(member, "Same.png", bytes);
  while (await cutNext());
  const told = await done(server, member, askTiles, { fileId, page: 1 });
  expect(told).toMatchObject({ state: "failed", problem: "tooLarge" });
});
