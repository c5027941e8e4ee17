import { beforeEach, expect, test } from "vitest";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import type { Message } from "#domain/message/message.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { COLLEAGUE, LEADER, makeCompany, makeGroup, makeMessage } from "#tests/make/site.ts";
import { joinKey } from "#domain/id.ts";
import { runCommand } from "../commands/run-command.ts";
import { applyServer } from "../fold/apply-server.ts";
import { loadEarlier } from "./load-window.ts";
import type { Caller } from "../calls/http.ts";

const world = makeCompany();
const group = makeGroup(world, "Crane crew");
const old = makeMessage(world, group.id, { text: "The slings are worn" });
const stream = { kind: "message", parentId: group.id } as const;
const liked: Message = { ...old, emoji: [{ symbol: "👍", userIds: [LEADER] }] };
let database: LocalDatabase;

beforeEach(async () => {
  database = await openBrowserOf(world, LEADER);
  await database.message.clear();
  await tell([], 4);
});

/** Live news of messages, which is all that a browser hears of such as it has not cached. */
async function tell(messages: readonly Message[], head: number, epoch = "one"): Promise<void> {
  const news = { rows: { message: messages }, gone: {}, windows: [], reset: false };
  await applyServer(database, { ...news, epoch, head }, 1);
}

/** A line on which answers arrive late: news come in while each is on its way. */
function lineOn(pages: readonly { row: Message; head: number; epoch: string }[]) {
  const left = [...pages];
  const arrivals: (() => Promise<void>)[] = [];
  const call = (async () => {
    const page = left.shift();
    if (!page) throw new Error("Nobody is asked so often");
    await arrivals.shift()?.();
    const { row, ...cut } = page;
    const window = { ...stream, from: row.position, to: row.position };
    return { ok: true, value: { rows: [row], window, ...cut } };
  }) as unknown as Caller;
  return { call, arrivals, left };
}

const stored = async () => database.message.get(old.id);

test("a page that was read before the latest news of its chat is asked for again", async () => {
  const later = { ...liked, position: 9 };
  const { call, arrivals, left } = lineOn([
    { row: { ...old, position: 9 }, head: 4, epoch: "one" },
    { row: later, head: 5, epoch: "one" },
  ]);
  arrivals.push(async () => tell([later], 5));
  expect(await loadEarlier(database, call, stream, undefined)).toBeUndefined();
  expect(left).toEqual([]);
  expect((await stored())?.emoji).toEqual(liked.emoji);
});

test("news of other chats make no page old", async () => {
  const { call, arrivals, left } = lineOn([{ row: old, head: 4, epoch: "one" }]);
  arrivals.push(async () => tell([], 9));
  expect(await loadEarlier(database, call, stream, undefined)).toBeUndefined();
  expect(left).toEqual([]);
  expect(await stored()).toMatchObject({ id: old.id });
});

test("a page of before a restore is asked for again", async () => {
  const { call, left } = lineOn([
    { row: old, head: 4, epoch: "before" },
    { row: liked, head: 4, epoch: "one" },
  ]);
  expect(await loadEarlier(database, call, stream, undefined)).toBeUndefined();
  expect(left).toEqual([]);
  expect((await stored())?.emoji).toEqual(liked.emoji);
});

test("where there are news all the time, the person is asked to try again", async () => {
  const pages = Array.from({ length: 5 }, () => ({ row: old, head: 4, epoch: "one" }));
  const { call, left } = lineOn(pages);
  await tell([{ ...liked, position: 9 }], 5);
  expect(await loadEarlier(database, call, stream, undefined)).toMatchObject({ kind: "later" });
  expect(left).toEqual([]);
  expect(await stored()).toBeUndefined();
});

test("of a chat that was taken away while the page was on its way nothing is kept", async () => {
  const { call, arrivals } = lineOn([{ row: old, head: 4, epoch: "one" }]);
  arrivals.push(async () => {
    await applyServer(
      database,
      { rows: {}, gone: { dialog: [group.id] }, windows: [], reset: false, epoch: "one", head: 5 },
      1,
    );
  });
  expect(await loadEarlier(database, call, stream, undefined)).toBeUndefined();
  expect(await stored()).toBeUndefined();
});

test("of a chat that was begun here nothing is kept before the server has told of it", async () => {
  const { call } = lineOn([{ row: old, head: 4, epoch: "one" }]);
  await database.shadow.put({ table: "dialog", key: group.id, base: null });
  expect(await loadEarlier(database, call, stream, undefined)).toBeUndefined();
  expect(await database.stream.get(["message", group.id])).toBeUndefined();
});

test("what waits is decided again from a page that it had to do without, also where it rested on nothing", async () => {
  const hers = await openBrowserOf(world, COLLEAGUE);
  const read = { id: [{ id: old.id, dialogId: group.id }] };
  await runCommand(hers, "message.read", read, world.now);
  const readPosition = async () =>
    (await hers.dialogUser.get(joinKey(group.id, COLLEAGUE)))?.readPosition;
  expect(await readPosition()).toBe(old.position);
  // All is told anew but for the messages, of which no more is here than what is asked for.
  const rows = { dialog: world.all("dialog"), dialogUser: world.all("dialogUser") };
  const news = { rows, gone: {}, windows: [], reset: true, epoch: "one", head: 4 };
  await applyServer(hers, news, 1);
  expect(await readPosition()).toBe(0);
  const { call } = lineOn([{ row: old, head: 4, epoch: "one" }]);
  expect(await loadEarlier(hers, call, stream, undefined)).toBeUndefined();
  expect(await readPosition()).toBe(old.position);
});
