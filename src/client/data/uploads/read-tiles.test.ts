import { beforeEach, expect, test } from "vitest";
import { type TileBytes, writePackHead } from "#domain/tiles/tile-pack.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { makeCompany, MEMBER } from "#tests/make/site.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { fetchTiles, openTiles } from "./read-tiles.ts";

const NOW = 1_800_000_000_000;
const PLACE = { fileId: 7, page: 2 };
/** Five levels of a picture of 4,100 x 400 pixels, each tile of as many bytes as its number says in ten thousands. */
const sizes = Array.from({ length: 20 }, (_, index) => (index + 1) * 10_000);
const head = writePackHead({ width: 4_100, height: 400 }, sizes);
const all = new Uint8Array(head.length + sizes.reduce((sum, size) => sum + size, 0));
all.set(head);
sizes.reduce((at, size, index) => {
  all.fill(index + 1, at, at + size);
  return at + size;
}, head.length);

let database: LocalDatabase;
let asked: string[];
let state: string;
let isDown: boolean;
let isOld: boolean;

const settings = {
  origin: "http://site",
  token: () => "hers",
  now: () => NOW,
  fetch: async (address: string | URL | Request, options?: RequestInit) => {
    if (isDown) throw new TypeError("Failed to fetch");
    const { pathname } = new URL(address instanceof Request ? address.url : address);
    const headers = new Headers(options?.headers);
    asked.push(`${pathname} ${headers.get("range") ?? ""}`.trim());
    if (pathname === "/api/file/tiles") {
      expect(headers.get("token")).toBe("hers");
      isOld = false;
      const ready = state === "ready";
      const url = ready ? "/files/7/tiles-2?token=sealed" : "";
      const data = { state, url, size: ready ? all.length : 0, problem: "" };
      return Response.json({ code: 200, data, msg: "" });
    }
    if (isOld) return Response.json({ code: 403, msg: "" }, { status: 403 });
    const [from = 0, to = 0] = (headers.get("range") ?? "").match(/\d+/g)?.map(Number) ?? [];
    return new Response(all.slice(from, to + 1), { status: 206 });
  },
};

beforeEach(async () => {
  database = await openBrowserOf(makeCompany(), MEMBER);
  asked = [];
  [state, isDown, isOld] = ["ready", false, false];
});

const going = () => new AbortController().signal;

async function open() {
  const tiles = await openTiles(database, PLACE, settings);
  if (typeof tiles === "string") throw new Error(`There are no tiles: ${tiles}`);
  return tiles;
}

async function firstByte(tiles: Awaited<ReturnType<typeof open>>, bytes: TileBytes | undefined) {
  const read = bytes && (await tiles.read(bytes, going()));
  return read && new Uint8Array(await read.arrayBuffer())[0];
}

test("a reduced picture comes first and stays on the device, finer tiles come as they are looked at", async () => {
  const tiles = await open();
  const [, , , near, finest] = tiles.pack.levels;
  expect(asked).toEqual([
    "/api/file/tiles",
    "/files/7/tiles-2 bytes=0-65535",
    expect.stringContaining("/files/7/tiles-2 bytes=65536-"),
  ]);
  expect(await firstByte(tiles, near?.tiles[3])).toBe(10);
  expect(asked).toHaveLength(3);
  expect(await firstByte(tiles, finest?.tiles[7])).toBe(19);
  expect(asked).toHaveLength(4);
  isDown = true;
  const again = await open();
  expect(await firstByte(again, near?.tiles[0])).toBe(7);
  expect(await firstByte(again, finest?.tiles[0])).toBeUndefined();
  isDown = false;
  expect(await firstByte(again, finest?.tiles[0])).toBe(12);
});

test("an address that has become too old is asked for anew", async () => {
  const tiles = await open();
  isOld = true;
  expect(await firstByte(tiles, tiles.pack.levels.at(-1)?.tiles[1])).toBe(13);
  expect(asked.filter((one) => one === "/api/file/tiles")).toHaveLength(2);
});

test("what is kept is there without a network, all of it or as much as there may be", async () => {
  expect(await fetchTiles(database, PLACE, settings, 100_000)).toBe("reduced");
  isDown = true;
  const reduced = await open();
  expect(await firstByte(reduced, reduced.pack.levels.at(-1)?.tiles[0])).toBeUndefined();
  isDown = false;
  expect(await fetchTiles(database, PLACE, settings, all.length)).toBe("kept");
  isDown = true;
  const whole = await open();
  expect(whole.here).toBe(all.length);
  expect(await firstByte(whole, whole.pack.levels.at(-1)?.tiles[7])).toBe(19);
});

test("why there are none is told apart", async () => {
  for (const each of ["making", "failed", "needless"]) {
    state = each;
    expect(await openTiles(database, PLACE, settings)).toBe(each);
    expect(await fetchTiles(database, PLACE, settings, 1)).toBe(each);
  }
  isDown = true;
  expect(await openTiles(database, PLACE, settings)).toBe("none");
  expect(await fetchTiles(database, PLACE, settings, 1)).toBe("unreached");
});
