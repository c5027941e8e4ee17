import { beforeEach, expect, test, vi } from "vitest";
import { madeBytes } from "#tests/make/files/picked-files.ts";
import { type FullDisk, putOnFullDisk } from "#tests/make/full-disk.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { makeCompany, MEMBER } from "#tests/make/site.ts";
import type { LocalDatabase } from "../../database/local-database.ts";

const NOW = 1_800_000_000_000;
const MEGABYTE = 1024 ** 2;
const SIZE = 5 * MEGABYTE + 77;
const place = { fileId: 7, variant: "whole" as const };

/** What the server has, and after how many bytes each of its answers breaks off; 0 = there is no line. */
let content: Uint8Array<ArrayBuffer>;
let tag: string;
let breaks: number[];
let asked: (string | undefined)[];
let database: LocalDatabase;
let disk: FullDisk;

beforeEach(async () => {
  content = madeBytes(SIZE);
  tag = '"one"';
  breaks = [];
  asked = [];
  database = await openBrowserOf(makeCompany(), MEMBER);
  disk = await putOnFullDisk(database);
});

const settings = {
  origin: "http://site",
  token: () => "hers",
  now: () => NOW,
  fetch: async (_address: unknown, options?: RequestInit) => {
    const headers = new Headers(options?.headers);
    const range = headers.get("range") ?? undefined;
    asked.push(range);
    const after = breaks.shift() ?? Number.POSITIVE_INFINITY;
    if (after === 0) throw new TypeError("Failed to fetch");
    const begin = Number(/^bytes=(\d+)-$/.exec(range ?? "")?.[1] ?? 0);
    const from = headers.get("if-range") === tag ? begin : 0;
    return answer(content.subarray(from), from, after);
  },
};

function answer(body: Uint8Array<ArrayBuffer>, from: number, after: number): Response {
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const piece = body.subarray(at, Math.min(at + 100_000, after));
      at += piece.length;
      if (piece.length > 0) controller.enqueue(piece);
      else if (at < body.length) controller.error(new TypeError("broke off"));
      else controller.close();
    },
  });
  const range = `bytes ${from}-${content.length - 1}/${content.length}`;
  const headers = { etag: tag, "content-length": String(body.length), "content-range": range };
  return new Response(stream, { status: from > 0 ? 206 : 200, headers });
}

/** A page that has just been opened: it remembers nothing. */
async function openPage() {
  vi.resetModules();
  const { fetchContent, readOwnContent } = await import("../read-content.ts");
  const { keepContent } = await import("./keep-content.ts");
  const { begunContent } = await import("./begun-content.ts");
  const store = begunContent(database, place, () => NOW);
  const most = Number.POSITIVE_INFINITY;
  return {
    fetch: async () => fetchContent(place.fileId, "whole", settings, most, store),
    keep: async (fetched: Blob) => keepContent(database, place, fetched, NOW),
    own: async () => readOwnContent(database, place.fileId, "whole", NOW),
  };
}

const isWhole = async (fetched: Blob | string | undefined) =>
  fetched instanceof Blob && Buffer.from(await fetched.arrayBuffer()).equals(Buffer.from(content));

test("what has come is gone on with after a reload, and is what is kept", async () => {
  breaks = [3 * MEGABYTE, 0];
  expect(await (await openPage()).fetch()).toBe("unreached");
  expect(await database.begunFile.toArray()).toMatchObject([{ tag, length: 3 * MEGABYTE }]);
  const page = await openPage();
  const fetched = await page.fetch();
  expect(asked.at(-1)).toBe(`bytes=${3 * MEGABYTE}-`);
  expect(await isWhole(fetched)).toBe(true);
  expect(await page.keep(fetched as Blob)).toBe(true);
  expect(await database.begunFile.count()).toBe(0);
  expect(await database.keptFile.get([7, "whole"])).toMatchObject({ size: SIZE });
  expect(await isWhole(await (await openPage()).own())).toBe(true);
});

test("of a tab that was killed all is there but the last megabyte", async () => {
  breaks = [2.5 * MEGABYTE, 0];
  // Nobody is left to lay down what came last.
  disk.hasRoom = (put, table) => table !== "keptPiece" || put < 5;
  await (await openPage()).fetch();
  const [begun] = await database.begunFile.toArray();
  expect(begun?.length).toBeGreaterThan(MEGABYTE);
  disk.hasRoom = () => true;
  expect(await isWhole(await (await openPage()).fetch())).toBe(true);
  expect(asked.at(-1)).toBe(`bytes=${begun?.length}-`);
});

test("of a content that has changed meanwhile nothing of the one before is left", async () => {
  breaks = [3 * MEGABYTE, 0];
  await (await openPage()).fetch();
  content = madeBytes(SIZE - 1_000).map((byte) => byte ^ 0xff);
  tag = '"two"';
  const page = await openPage();
  const fetched = await page.fetch();
  expect(await isWhole(fetched)).toBe(true);
  await page.keep(fetched as Blob);
  expect(await isWhole(await page.own())).toBe(true);
  const pieces = await database.keptPiece.toArray();
  expect(pieces.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)).toBe(content.length);
});

test("two pages that fetch it at once spoil nothing", async () => {
  const [one, other] = [await openPage(), await openPage()];
  const both = await Promise.all([one.fetch(), other.fetch()]);
  for (const fetched of both) expect(await isWhole(fetched)).toBe(true);
  for (const fetched of both) expect(await one.keep(fetched as Blob)).toBe(true);
  expect(await isWhole(await other.own())).toBe(true);
});

test("where there is no room it comes all the same, and nothing of it is left", async () => {
  disk.hasRoom = (_put, table) => table !== "keptPiece" && table !== "keptFile";
  const page = await openPage();
  const fetched = await page.fetch();
  expect(await isWhole(fetched)).toBe(true);
  expect(await page.keep(fetched as Blob)).toBe(false);
  expect(await database.keptPiece.count()).toBe(0);
});

test("a content of which a piece is gone is none, and is fetched anew", async () => {
  const page = await openPage();
  await page.keep((await page.fetch()) as Blob);
  await database.keptPiece.delete([7, "whole", 3]);
  expect(await page.own()).toBeUndefined();
  expect(await database.keptFile.count()).toBe(0);
  expect(await isWhole(await page.fetch())).toBe(true);
});

test("a large content that comes at once is laid down in pieces too", async () => {
  const large = new Blob([madeBytes(17 * MEGABYTE)]);
  const page = await openPage();
  expect(await page.keep(large)).toBe(true);
  expect(await database.keptPiece.count()).toBe(17);
  expect((await page.own())?.size).toBe(large.size);
});
