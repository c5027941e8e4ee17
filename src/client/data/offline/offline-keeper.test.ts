import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FullDisk, putOnFullDisk } from "#tests/make/full-disk.ts";
import { addLibraryVersion, makeFolder, makeLibraryFile } from "#tests/make/library.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makePlan } from "#tests/make/site.ts";
import type { World } from "#tests/make/world.ts";
import { arrivalChanges } from "#domain/file/arrival.ts";
import { writePackHead } from "#domain/tiles/tile-pack.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { OFFLINE_FILE_MAX } from "../database/offline-row.ts";
import { toStored } from "../database/stored-row.ts";
import { makeRoom } from "../storage/make-room.ts";
import { keepContent } from "../uploads/kept/keep-content.ts";
import { readOwnContent } from "../uploads/read-content.ts";
import { readOfflineRoom, readOfflineThings } from "./offline-things.ts";
import { keepOffline, releaseOffline } from "./choose-offline.ts";
import { type OfflineKeeper, startOfflineKeeper } from "./offline-keeper.ts";

const NOW = 1_800_000_000_000;
let world: World;
let database: LocalDatabase;
let keeper: OfflineKeeper;
let asked: string[];
let answer: (path: string, signal?: AbortSignal) => Response | Promise<Response>;
let metered: boolean;

beforeEach(() => {
  world = makeCompany();
  asked = [];
  metered = false;
  answer = () => new Response("abc", { headers: { "content-length": "3" } });
});

afterEach(() => keeper.stop());

async function start(): Promise<FullDisk> {
  database = await openBrowserOf(world, LEADER);
  const disk = await putOnFullDisk(database);
  keeper = startOfflineKeeper({
    database,
    content: {
      origin: "http://site",
      token: () => "hers",
      now: () => NOW,
      fetch: async (address, options) => {
        const { pathname } = new URL(address instanceof Request ? address.url : address);
        asked.push(pathname);
        return answer(pathname, options?.signal ?? undefined);
      },
    },
    isMetered: () => metered,
    restAfter: () => 3_600_000,
  });
  return disk;
}

/** What the world holds by now, as it comes over the line. */
async function bring(entity: "file" | "libraryItem", id: number): Promise<void> {
  await database.table(entity).put(toStored(entity, { ...world.row(entity, id) }));
}

const kept = async () =>
  (await database.keptFile.toArray()).map(({ fileId, variant }) => [fileId, variant]);
const things = async () => readOfflineThings(database);

test("a folder is fetched with all that lies in it, and what comes to it later", async () => {
  const folder = makeFolder(world);
  const inner = makeFolder(world, { pid: folder.id });
  const { item, file } = makeLibraryFile(world, { pid: inner.id });
  makeLibraryFile(world, { name: "Elsewhere.pdf" });
  await start();
  await keepOffline(database, { kind: "folder", id: folder.id }, NOW);
  await expect.poll(kept).toEqual([[file.id, "whole"]]);
  const next = addLibraryVersion(world, item);
  world.put(arrivalChanges(next, "", NOW));
  await bring("file", next.id);
  await bring("libraryItem", item.id);
  await expect.poll(kept).toContainEqual([next.id, "whole"]);
  expect(asked).toEqual([`/files/${file.id}/whole`, `/files/${next.id}/whole`]);
  expect(await things()).toMatchObject([{ name: "Papers", files: 1, here: 1, size: 4 }]);
});

test("of a plan all files are fetched, the smallest first, but what is too large", async () => {
  const { plan } = makePlan(world);
  const place = { planId: plan.id };
  makeLibraryFile(world, { ...place, name: "Film.mp4", size: OFFLINE_FILE_MAX + 1 });
  const large = makeLibraryFile(world, { ...place, name: "Plan.pdf", size: 9 });
  const small = makeLibraryFile(world, { ...place, name: "List.pdf" });
  await start();
  await keepOffline(database, { kind: "plan", id: plan.id }, NOW);
  await expect.poll(async () => (await kept()).length).toBe(2);
  expect(asked).toEqual([small, large].map(({ file }) => `/files/${file.id}/whole`));
  expect(await things()).toMatchObject([
    { name: plan.name, files: 2, here: 2, tooLarge: 1, away: ["Film.mp4"], awayCount: 1 },
  ]);
});

test("of a drawing that is too large for a phone its tiles are kept, as soon as the server has cut it", async () => {
  const { plan } = makePlan(world);
  const size = { width: 10_000, height: 8_000 };
  const page = { title: "", discipline: "civil", code: "A", date: 0, ...size } as const;
  const about = { name: "Site.png", size: OFFLINE_FILE_MAX + 1, md5: "a".repeat(32) };
  const pages = [{ ...page, number: "C-1", page: 1 } as const];
  const { reply } = world.does(LEADER, "sheet.add", { planId: plan.id, ...about, pages });
  const { file } = reply;
  world.put(arrivalChanges(file, "", NOW));
  const pack = new Uint8Array([...writePackHead({ width: 500, height: 500 }, [3]), 1, 2, 3]);
  const told = { state: "making", url: "", size: 0, problem: "" };
  let data: object = told;
  answer = (path) =>
    path === "/api/file/tiles"
      ? Response.json({ code: 200, data, msg: "" })
      : new Response(pack, { status: 206 });
  await start();
  await keepOffline(database, { kind: "plan", id: plan.id }, NOW);
  await expect.poll(things).toMatchObject([{ files: 1, here: 0, tooLarge: 0 }]);
  data = { ...told, state: "ready", url: `/files/${file.id}/tiles-1`, size: pack.length };
  keeper.wake();
  await expect.poll(kept).toEqual([[file.id, "tiles-1"]]);
  await expect.poll(things).toMatchObject([{ files: 1, here: 1, size: pack.length }]);
});

test("without a network it waits, and goes on when that is back; what is let go of is not fetched", async () => {
  const first = makeLibraryFile(world);
  const second = makeLibraryFile(world, { name: "Other.pdf" });
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await start();
  await keepOffline(database, { kind: "file", id: first.item.id }, NOW);
  await expect.poll(() => asked.length).toBe(1);
  await keepOffline(database, { kind: "file", id: second.item.id }, NOW + 1);
  await releaseOffline(database, { kind: "file", id: first.item.id });
  await expect.poll(things).toMatchObject([{ name: "Other.pdf", files: 1, here: 0 }]);
  await expect.poll(() => asked.at(-1)).toBe(`/files/${second.file.id}/whole`);
  answer = () => new Response("abc", { headers: { "content-length": "3" } });
  keeper.wake();
  await expect.poll(kept).toEqual([[second.file.id, "whole"]]);
});

test("on a line that costs nothing is fetched where the person wants Wi-Fi", async () => {
  const { item } = makeLibraryFile(world);
  metered = true;
  await start();
  await database.meta.put({ key: "wifiOnly", value: true });
  await keepOffline(database, { kind: "file", id: item.id }, NOW);
  keeper.wake();
  await expect.poll(things).toMatchObject([{ here: 0 }]);
  metered = false;
  keeper.wake();
  await expect.poll(things).toMatchObject([{ here: 1 }]);
  expect(asked).toHaveLength(1);
});

test("what is under way when the line becomes one that costs is let be, and goes on without it", async () => {
  const { item, file } = makeLibraryFile(world);
  let ended = 0;
  answer = (_path, signal) => {
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        stream.enqueue(Uint8Array.of(97));
        signal?.addEventListener("abort", () => {
          ended += 1;
          stream.error(new DOMException("", "AbortError"));
        });
      },
    });
    return new Response(body, { headers: { "content-length": "3", etag: '"one"' } });
  };
  await start();
  await database.meta.put({ key: "wifiOnly", value: true });
  await keepOffline(database, { kind: "file", id: item.id }, NOW);
  await expect.poll(() => asked).toHaveLength(1);
  metered = true;
  keeper.wake();
  await expect.poll(() => ended).toBe(1);
  answer = () => new Response("abc", { headers: { "content-length": "3" } });
  // It is asked for no more by itself, though something had come.
  await expect.poll(things).toMatchObject([{ here: 0 }]);
  expect(asked).toHaveLength(1);
  metered = false;
  await expect
    .poll(() => {
      keeper.wake();
      return kept();
    })
    .toEqual([[file.id, "whole"]]);
});

test("what the server does not give is passed over, and the next is fetched", async () => {
  const gone = makeLibraryFile(world);
  const there = makeLibraryFile(world, { name: "There.pdf", size: 4 });
  answer = (path) =>
    path.includes(String(gone.file.id)) ? new Response("", { status: 404 }) : new Response("abcd");
  await start();
  await keepOffline(database, { kind: "file", id: gone.item.id }, NOW);
  await keepOffline(database, { kind: "file", id: there.item.id }, NOW);
  await expect.poll(kept).toEqual([[there.file.id, "whole"]]);
});

test("a full device gives up what was only looked at, and else says that it is full", async () => {
  const seen = makeLibraryFile(world);
  const wanted = makeLibraryFile(world, { name: "Wanted.pdf" });
  const disk = await start();
  const bytes = new ArrayBuffer(3);
  const row = { variant: "whole" as const, bytes, size: 3, mimeType: "", usedTime: 1 };
  await database.keptFile.put({ ...row, fileId: seen.file.id, isUnsent: false });
  disk.hasRoom = (_put, table) => table !== "keptFile";
  await keepOffline(database, { kind: "file", id: wanted.item.id }, NOW);
  await expect.poll(async () => readOfflineRoom(database)).toMatchObject({ isFull: true });
  expect(await kept()).toEqual([]);
  disk.hasRoom = () => true;
  keeper.wake();
  await expect.poll(kept).toEqual([[wanted.file.id, "whole"]]);
  await expect
    .poll(async () => readOfflineRoom(database))
    .toMatchObject({ isFull: false, recent: 0 });
});

/** Somebody looks at a file here, which stays. */
async function open(fileId: number): Promise<void> {
  const place = { fileId, variant: "whole" as const };
  await keepContent(database, place, new Blob(["abc"]), NOW);
}

test("what is looked at has nothing looked through, unless it is a note", async () => {
  const { file } = makeLibraryFile(world, { name: "Pour.md" });
  const paper = makeLibraryFile(world, { name: "List.pdf" });
  await start();
  const looked = vi.spyOn(database.libraryItem, "bulkGet");
  const rounds = async () => {
    await pause(300);
    return looked.mock.calls.length;
  };
  const first = await rounds();
  const picture = { fileId: paper.file.id, variant: "thumb" as const };
  await keepContent(database, picture, new Blob(["abc"]), NOW);
  await open(paper.file.id);
  await readOwnContent(database, paper.file.id, "whole", NOW + 1);
  expect(await rounds()).toBe(first);
  await open(file.id);
  expect(await rounds()).toBe(first + 1);
  await readOwnContent(database, file.id, "whole", NOW + 2);
  expect(await rounds()).toBe(first + 1);
});

test("what was given up because there was no room is fetched again once there is", async () => {
  const { item, file } = makeLibraryFile(world);
  await start();
  await keepOffline(database, { kind: "file", id: item.id }, NOW);
  await expect.poll(kept).toEqual([[file.id, "whole"]]);
  for await (const _step of makeRoom(database, NOW, "wholeStreams"));
  await expect.poll(() => asked.length).toBe(2);
  await expect.poll(kept).toEqual([[file.id, "whole"]]);
});

test("of a note that was opened here what comes later is fetched ahead, with what stands beside it", async () => {
  const { item, file } = makeLibraryFile(world, { name: "Pour.md" });
  const unopened = makeLibraryFile(world, { name: "Other.md" });
  const paper = makeLibraryFile(world, { name: "List.pdf" });
  await start();
  for (const fileId of [file.id, paper.file.id]) await open(fileId);
  const ids: number[] = [];
  for (const from of [item, item, unopened.item, paper.item]) {
    const baseId = from === item ? file.id : 0;
    const next = addLibraryVersion(world, from, { name: from.name, ...(baseId > 0 && { baseId }) });
    world.put(arrivalChanges(next, "", NOW));
    await bring("file", next.id);
    await bring("libraryItem", from.id);
    ids.push(next.id);
  }
  const [standing = 0, beside = 0] = ids;
  await expect.poll(kept).toHaveLength(4);
  expect(await kept()).toEqual(
    expect.arrayContaining([
      [standing, "whole"],
      [beside, "whole"],
    ]),
  );
  expect(asked).toHaveLength(2);
});
