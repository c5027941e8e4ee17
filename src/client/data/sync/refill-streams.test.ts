import { expect, test } from "vitest";
import { STREAMS_CACHED_MAX } from "#domain/limits.ts";
import { cacheMessages, openBrowserOf } from "#tests/make/local-browser.ts";
import { putOnFullDisk } from "#tests/make/full-disk.ts";
import { makeCompany, makeGroup, makeMessage, MEMBER } from "#tests/make/site.ts";
import type { Caller } from "../calls/http.ts";
import { runCommand } from "../commands/run-command.ts";
import { refillStreams } from "./refill-streams.ts";

const now = () => 1_800_000_000_000;

/** Two chats of which nothing is here, one that is here and one in which nothing was said. */
async function browserWithout() {
  const world = makeCompany();
  const groups = ["Crane crew", "Night shift", "Deliveries"].map((name) => makeGroup(world, name));
  const rows = new Map(groups.map(({ id }) => [id, makeMessage(world, id, { text: "Closed" })]));
  const silent = makeGroup(world, "Silent");
  const database = await openBrowserOf(world, MEMBER);
  await database.message.clear();
  const [crane, night, here] = groups.map(({ id }) => id) as [number, number, number];
  for (const id of [crane, night, here]) await database.dialog.update(id, { lastPosition: 1 });
  await database.dialog.update(crane, { lastTime: 10 });
  await database.dialog.update(night, { lastTime: 20 });
  await cacheMessages(database, here, [1, 1]);
  const asked: number[] = [];
  const gone = new Set<number>();
  const call = (async (_call: unknown, { parentId }: { parentId: number }) => {
    asked.push(parentId);
    const window = { kind: "message", parentId, from: 1, to: 1 };
    const page = gone.has(parentId) ? { rows: [] } : { rows: [rows.get(parentId)], window };
    return { ok: true, value: { ...page, epoch: "one", head: 0 } };
  }) as unknown as Caller;
  const ranges = async () => (await database.stream.toArray()).map(({ parentId }) => parentId);
  return { database, call, asked, gone, crane, night, here, silent: silent.id, ranges };
}

test("the newest messages of chats that had to make room come back, the latest first", async () => {
  const { database, call, asked, crane, night, here, ranges } = await browserWithout();
  const withoutHistory = new Map<string, number>();
  expect(await refillStreams(database, call, now, withoutHistory)).toBeUndefined();
  expect(asked).toEqual([night, crane]);
  expect(new Set(await ranges())).toEqual(new Set([crane, night, here]));
  await refillStreams(database, call, now, withoutHistory);
  expect(asked).toHaveLength(2);
});

test("of a chat that holds nothing for the person is asked once", async () => {
  const { database, call, asked, gone, crane, night } = await browserWithout();
  const withoutHistory = new Map<string, number>();
  gone.add(night);
  // News of a chat are noted also where none of its messages are kept.
  await database.stream.put({ kind: "message", parentId: night, ranges: [], newsUntil: 4 });
  await refillStreams(database, call, now, withoutHistory);
  await refillStreams(database, call, now, withoutHistory);
  expect(asked).toEqual([night, crane]);
});

test("of a chat in which only what waits to be sent was said nothing is asked", async () => {
  const { database, call, asked, silent } = await browserWithout();
  await runCommand(database, "message.sendText", { dialogId: silent, text: "Hello" }, now());
  await refillStreams(database, call, now, new Map());
  expect(asked).not.toContain(silent);
});

test("of a chat that held nothing it is asked again when something was said", async () => {
  const { database, call, asked, gone, night } = await browserWithout();
  const withoutHistory = new Map<string, number>();
  gone.add(night);
  await refillStreams(database, call, now, withoutHistory);
  gone.delete(night);
  await database.dialog.update(night, { lastPosition: 2 });
  await refillStreams(database, call, now, withoutHistory);
  expect(asked.filter((id) => id === night)).toHaveLength(2);
});

test("nothing is asked for beyond the limits of the cache", async () => {
  const { database, call, asked } = await browserWithout();
  for (let id = 1; id < STREAMS_CACHED_MAX; id += 1) {
    await database.stream.put({ kind: "message", parentId: 900_000 + id, ranges: [[1, 1]] });
  }
  await refillStreams(database, call, now, new Map());
  expect(asked).toEqual([]);
});

test("where there is still no room nothing else is given up, and it is asked again later", async () => {
  const { database, call, here, night, ranges } = await browserWithout();
  const disk = await putOnFullDisk(database);
  disk.hasRoom = () => false;
  const withoutHistory = new Map<string, number>();
  await expect(refillStreams(database, call, now, withoutHistory)).rejects.toThrow("full");
  expect(await ranges()).toEqual([here]);
  disk.hasRoom = () => true;
  await refillStreams(database, call, now, withoutHistory);
  expect(await ranges()).toContain(night);
});

test("without an answer it ends, and says why", async () => {
  const { database } = await browserWithout();
  const failure = { kind: "network", code: -1001, reason: "networkException", msg: "" };
  const call = (async () => ({ ok: false, failure })) as unknown as Caller;
  expect(await refillStreams(database, call, now, new Map())).toEqual(failure);
});
