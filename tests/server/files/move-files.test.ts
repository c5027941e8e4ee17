import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { execPath } from "node:process";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Settings } from "#server/settings.ts";
import { openPlaces, type Places, storeOf } from "#server/files/store/open-store.ts";
import { moveContents } from "#server/files/store/move-contents.ts";
import { dropFolder, temporaryFolder } from "../database/scratch.ts";
import { type Bucket, openBucket } from "../make/files/bucket.ts";
import { bytesOf, hashOf } from "../make/uploads.ts";

const PROGRAM = fileURLToPath(new URL("../../../src/server/move-files.ts", import.meta.url));

let bucket: Bucket;
let folder: string;

beforeAll(async () => {
  bucket = await openBucket();
  folder = await temporaryFolder();
});
afterAll(async () => {
  await bucket.close();
  await dropFolder(folder);
});

const placesIn = async (filesIn: NonNullable<Settings["filesIn"]>) =>
  openPlaces(join(folder, "files"), { s3: bucket.settings, filesIn });
const contents = Array.from({ length: 8 }, (_, at) =>
  bytesOf(at === 1 ? 17 * 1024 ** 2 : at * 50_000, 500 + at),
);

async function fill({ to }: Places): Promise<void> {
  for (const bytes of contents)
    await to.put(hashOf("sha256", bytes), {
      size: bytes.length,
      read: async (range) => Readable.from([bytes.subarray(range.from, range.to + 1)]),
    });
}

async function countIn(place: Places["to"] | undefined): Promise<number> {
  let count = 0;
  for await (const _sha256 of place?.list() ?? []) count += 1;
  return count;
}

/** Whether all can be read, wherever they lie just now. */
async function allAreRead(places: Places): Promise<void> {
  const store = storeOf(places);
  for (const bytes of contents) {
    const range = { from: 0, to: bytes.length - 1 };
    expect((await buffer(await store.read(hashOf("sha256", bytes), range))).equals(bytes)).toBe(
      true,
    );
  }
}

async function program(env: Record<string, string>, isKilled: (printed: string) => boolean) {
  const { endpoint, bucket: name, accessKey, secretKey } = bucket.settings;
  const s3 = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  };
  const child = spawn(execPath, [PROGRAM], { env: { DATA_DIR: folder, ...s3, ...env } });
  let printed = "";
  child.stdout.on("data", (piece: Buffer) => {
    printed += piece.toString();
  });
  child.stderr.on("data", (piece: Buffer) => {
    printed += piece.toString();
  });
  const ended = once(child, "exit");
  const watch = setInterval(() => {
    if (isKilled(printed)) child.kill("SIGKILL");
  }, 5);
  await ended;
  clearInterval(watch);
  return printed;
}

test("contents go to an S3 while they are read, killed in the middle and begun again, and back", async () => {
  const old = await placesIn("folder");
  await fill(old);
  const now = await placesIn("s3");
  const parts = () => bucket.asked.filter((line) => line.startsWith("PUT")).length;
  const begun = parts();
  const killed = program({}, () => parts() >= begun + 4);
  await allAreRead(now);
  await killed;
  expect(await countIn(now.from)).toBeGreaterThan(0);
  await allAreRead(now);
  expect(await program({}, () => false)).toMatch(/0 damaged/);
  expect([await countIn(now.from), await countIn(now.to)]).toEqual([0, contents.length]);
  await allAreRead(now);
  expect(await program({ FILES_IN: "folder" }, () => false)).toContain(`${contents.length} moved`);
  expect([await countIn(now.from), await countIn(now.to)]).toEqual([contents.length, 0]);
  await allAreRead(await placesIn("folder"));
});

test("what is damaged stays where it is and is told of, and the rest goes", async () => {
  const places = await placesIn("s3");
  const [, second = Buffer.alloc(0)] = contents;
  const sha256 = hashOf("sha256", second);
  const path = join(folder, "files/contents", sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  const whole = await readFile(path);
  await writeFile(path, Buffer.concat([whole.subarray(1), Buffer.from("x")]));
  const { from, to } = places;
  if (!from) throw new Error("There is one place only");
  const said: string[] = [];
  const moved = await moveContents({ from, to }, (words) => said.push(words));
  expect(moved).toEqual({ moved: contents.length - 1, there: 0, damaged: 1 });
  expect(said.join("\n")).toContain(sha256);
  expect(await countIn(from)).toBe(1);
  // Who brings it again mends it.
  await writeFile(path, whole);
  expect(await moveContents({ from, to }, () => undefined)).toMatchObject({ moved: 1 });
});
