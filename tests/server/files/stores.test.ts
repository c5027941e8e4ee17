import { execFile } from "node:child_process";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NotThere, ReadStalled, type FileStore } from "#server/files/store/file-store.ts";
import { openPlaces, storeOf } from "#server/files/store/open-store.ts";
import { openS3Place } from "#server/files/store/s3-place.ts";
import { readSettings } from "#server/settings.ts";
import { dropFolder, temporaryFolder } from "../database/scratch.ts";
import { type Bucket, openBucket, STOOD_AT } from "../make/files/bucket.ts";
import { bytesOf, hashOf } from "../make/uploads.ts";

const execute = promisify(execFile);
const weighParts = fileURLToPath(new URL("../make/files/weigh-parts.ts", import.meta.url));

let bucket: Bucket;
const folders: string[] = [];

beforeAll(async () => {
  bucket = await openBucket();
});
afterAll(async () => {
  await bucket.close();
  for (const folder of folders) await dropFolder(folder);
});

async function newFolder(): Promise<string> {
  const folder = await temporaryFolder();
  folders.push(folder);
  return folder;
}

const openers = {
  "a folder": async () => storeOf(await openPlaces(await newFolder(), {})),
  "an S3": async () => storeOf(await openPlaces(await newFolder(), { s3: bucket.settings })),
  "a folder beside an S3": async () =>
    storeOf(await openPlaces(await newFolder(), { s3: bucket.settings, filesIn: "folder" })),
};

let drafts = 0;

/** Puts a content in as an upload does. */
async function keepAll(store: FileStore, bytes: Buffer, piece = 5 * 1024 ** 2): Promise<string> {
  drafts += 1;
  const draft = `upload-${drafts}`;
  for (let offset = 0; offset === 0 || offset < bytes.length; offset += piece) {
    const part = bytes.subarray(offset, offset + piece);
    await store.writePart("call-part", Readable.from([part]), part.length);
    await store.placePart("call-part", draft, offset);
  }
  const sha256 = hashOf("sha256", bytes);
  expect((await store.digest(draft))?.sha256).toBe(sha256);
  expect(await store.keep(draft, sha256)).toBe(true);
  expect(await store.digest(draft)).toBeUndefined();
  return sha256;
}

const all = async (store: FileStore, sha256: string, size: number) =>
  buffer(await store.read(sha256, { from: 0, to: size - 1 }));

describe.each(Object.entries(openers))("a store in %s", (_name, open) => {
  test.each([
    ["one byte", 1],
    ["one part", 100_000],
    ["a part to the byte", 16 * 1024 ** 2],
    ["some parts and a rest", 33 * 1024 ** 2 + 4],
  ])("gives back what it was given: %s", async (_size, size) => {
    const store = await open();
    const bytes = bytesOf(size, size);
    const sha256 = await keepAll(store, bytes);
    expect((await all(store, sha256, size)).equals(bytes)).toBe(true);
  });

  test("keeps a content of no bytes", async () => {
    const store = await open();
    const sha256 = await keepAll(store, Buffer.alloc(0));
    expect((await all(store, sha256, 0)).length).toBe(0);
  });

  test("reads a part, to the byte", async () => {
    const store = await open();
    const bytes = bytesOf(50_000, 7);
    const sha256 = await keepAll(store, bytes);
    for (const [from, to] of [
      [0, 0],
      [49_999, 49_999],
      [1_000, 2_999],
    ] as const) {
      const part = await buffer(await store.read(sha256, { from, to }));
      expect(part.equals(bytes.subarray(from, to + 1))).toBe(true);
    }
  });

  test("says so where there is no such content, and of one that was removed", async () => {
    const store = await open();
    const bytes = bytesOf(1_000, 8);
    const never = hashOf("sha256", Buffer.from("never"));
    await expect(store.read(never, { from: 0, to: 0 })).rejects.toThrow(NotThere);
    expect(await store.keep("upload-0", never)).toBe(false);
    const sha256 = await keepAll(store, bytes);
    await store.remove(sha256);
    await store.remove(sha256);
    await expect(store.read(sha256, { from: 0, to: 0 })).rejects.toThrow(NotThere);
  });

  test("takes the same content twice, and knows it without its draft", async () => {
    const store = await open();
    const bytes = bytesOf(2_000, 9);
    const sha256 = await keepAll(store, bytes);
    expect(await keepAll(store, bytes)).toBe(sha256);
    expect(await store.keep("upload-0", sha256)).toBe(true);
    expect((await all(store, sha256, 2_000)).equals(bytes)).toBe(true);
  });

  test("a reader that leaves in the middle keeps nothing open", async () => {
    const store = await open();
    const bytes = bytesOf(20 * 1024 ** 2, 10);
    const sha256 = await keepAll(store, bytes);
    const stream = await store.read(sha256, { from: 0, to: bytes.length - 1 });
    for await (const piece of stream as AsyncIterable<Buffer>) {
      expect(piece.length).toBeGreaterThan(0);
      break;
    }
    expect(stream.destroyed).toBe(true);
  });
});

describe("an S3 that fails", () => {
  const large = bytesOf(40 * 1024 ** 2, 11);
  const isPart = ({
    method,
    url = "",
  }: {
    method?: string | undefined;
    url?: string | undefined;
  }) => method === "PUT" && url.includes("partNumber=2");

  test.each(["busy", "hangUp"] as const)(
    "a part that it does not take (%s) is sent again",
    async (how) => {
      const store = await openers["an S3"]();
      bucket.failNext(isPart, how, 2);
      const sha256 = await keepAll(store, large);
      expect((await all(store, sha256, large.length)).equals(large)).toBe(true);
      await store.remove(sha256);
    },
  );

  test("what could not be put is not there, its draft waits, and the next try brings it", async () => {
    const store = await openers["an S3"]();
    const sha256 = hashOf("sha256", large);
    await store.write("upload-900", Readable.from([large]), large.length);
    bucket.failNext(isPart, "busy", 4);
    const begun = bucket.asked.length;
    await expect(store.keep("upload-900", sha256)).rejects.toThrow(/503/);
    await expect(store.read(sha256, { from: 0, to: 0 })).rejects.toThrow(NotThere);
    expect(bucket.asked.slice(begun).some((line) => line.startsWith("DELETE"))).toBe(true);
    expect(await store.keep("upload-900", sha256)).toBe(true);
    expect((await all(store, sha256, large.length)).equals(large)).toBe(true);
  });

  test("a read that stands still after its head is ended, and goes on from there when it is asked for again", async () => {
    const place = openS3Place(bucket.settings, 200);
    const bytes = bytesOf(5_000, 77);
    bytes.fill(0, 0, STOOD_AT);
    const sha256 = hashOf("sha256", bytes);
    await place.put(sha256, { size: bytes.length, read: async () => Readable.from([bytes]) });
    bucket.failNext(({ method }) => method === "GET", "standStill");
    const got: Buffer[] = [];
    const reading = async () => {
      const stream = await place.read(sha256, { from: 0, to: bytes.length - 1 });
      for await (const piece of stream as AsyncIterable<Buffer>) got.push(Buffer.from(piece));
    };
    await expect(reading()).rejects.toThrow(ReadStalled);
    const from = Buffer.concat(got).length;
    expect(from).toBe(STOOD_AT);
    const rest = await buffer(await place.read(sha256, { from, to: bytes.length - 1 }));
    expect(Buffer.concat([...got, rest]).equals(bytes)).toBe(true);
  });

  test("a wrong key is told without a word of what is secret", async () => {
    const secretKey = "a-very-secret-word";
    const place = openS3Place({ ...bucket.settings, secretKey });
    const bytes = bytesOf(10, 12);
    const source = { size: 10, read: async () => Readable.from([bytes]) };
    const error = await place.put(hashOf("sha256", bytes), source).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(Error);
    expect(String((error as Error).stack)).toMatch(/403/);
    expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain(secretKey);
  });
});

test("200 MB go in and out in parts, of which few are in memory", async () => {
  // What other tests have left in this process would be swept again and again, for minutes.
  const { stdout } = await execute(process.execPath, ["--expose-gc", weighParts]);
  const weighed = JSON.parse(stdout) as { size: number; read: number; most: number };
  expect(weighed.read).toBe(weighed.size);
  // The S3 of others is in that process too.
  expect(weighed.most).toBeLessThan((weighed.size * 2) / 3);
}, 300_000);

test("the operator names an S3 whole, or not at all", () => {
  const whole = {
    S3_ENDPOINT: "https://s3.example.com/",
    S3_BUCKET: "papers",
    S3_ACCESS_KEY: "a",
    S3_SECRET_KEY: "b",
  };
  expect(readSettings({}).s3).toBeUndefined();
  expect(readSettings(whole)).toMatchObject({
    s3: { endpoint: "https://s3.example.com", bucket: "papers", region: "us-east-1" },
    filesIn: "s3",
  });
  expect(readSettings({ ...whole, FILES_IN: "folder" }).filesIn).toBe("folder");
  expect(() => readSettings({ ...whole, FILES_IN: "tape" })).toThrow(/FILES_IN/);
  expect(() => readSettings({ ...whole, S3_SECRET_KEY: "" })).toThrow(/S3_SECRET_KEY/);
  expect(() => readSettings({ ...whole, S3_ENDPOINT: "s3.example.com" })).toThrow(/S3_ENDPOINT/);
});
