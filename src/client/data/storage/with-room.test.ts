import { expect, test } from "vitest";
import { putOnFullDisk } from "#tests/make/full-disk.ts";
import { cacheMessages, contentOf, openBrowserOf } from "#tests/make/local-browser.ts";
import { makeCompany, makeGroup, makePlan, MEMBER } from "#tests/make/site.ts";
import { runCommand } from "../commands/run-command.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { readUnsent } from "./unsent-digest.ts";
import { withRoom } from "./with-room.ts";

const now = 1_800_000_000_000;

/** A browser with work that waits, a draft, and chats that were left long ago. */
async function busyBrowser() {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  const groups = [makeGroup(world, "Crane crew"), makeGroup(world, "Night shift")];
  const database = await openBrowserOf(world, MEMBER);
  for (const { id } of groups) await cacheMessages(database, id, [1, 60]);
  await database.draft.put({ dialogId: 1, text: "Half a word", replyId: 0, editId: 0, time: 1 });
  await runCommand(database, "column.add", { planId: plan.id, name: "Waiting" }, now);
  const disk = await putOnFullDisk(database);
  const add = (name: string) =>
    runCommand(database, "task.add", { planId: plan.id, columnId: columns[0].id, name }, now);
  return { database, disk, add };
}

const tasksOf = async (database: LocalDatabase) =>
  (await database.task.toArray()).map(({ name }) => name);
const messagesOf = (database: LocalDatabase) => database.message.count();

/** Rows that one command puts. */
async function putsOfOneCommand(): Promise<number> {
  const { disk, add } = await busyBrowser();
  await add("Drill");
  return disk.puts;
}

test("where a row finds no room, old messages go and the command is done once, whichever row it was", async () => {
  const puts = await putsOfOneCommand();
  expect(puts).toBeGreaterThan(3);
  for (let failing = 1; failing <= puts; failing += 1) {
    const { database, disk, add } = await busyBrowser();
    disk.hasRoom = (put) => put !== failing;
    expect(await add("Drill"), `row ${failing}`).toMatchObject({ ok: true });
    expect(await tasksOf(database)).toEqual(["Drill"]);
    expect(await database.outbox.count()).toBe(2);
    expect(await messagesOf(database)).toBe(50);
    await database.delete();
  }
});

test("where giving up messages does not help, the command is refused whole and what waits is untouched", async () => {
  const puts = await putsOfOneCommand();
  for (let failing = 1; failing <= puts; failing += 1) {
    const { database, disk, add } = await busyBrowser();
    const before = await contentOf(database);
    disk.hasRoom = (put) => put < failing;
    expect(await add("Drill"), `row ${failing}`).toEqual({
      ok: false,
      refusal: { code: 507, reason: "noRoom" },
    });
    const { message: _messages, stream: _streams, ...kept } = await contentOf(database);
    for (const [table, rows] of Object.entries(kept)) expect(rows, table).toEqual(before[table]);
    await database.delete();
  }
});

test("where shortening helps nobody, whole chats go one after the other until there is room", async () => {
  const { database, disk, add } = await busyBrowser();
  let gone = 0;
  database.stream.hook("deleting", () => {
    gone += 1;
  });
  disk.hasRoom = () => gone > 0;
  expect(await add("Drill")).toMatchObject({ ok: true });
  expect(await database.stream.count()).toBe(1);
  expect(await messagesOf(database)).toBe(60);
});

test("on a disk that takes nothing at all, whole histories go, and no run is claimed that is absent", async () => {
  const { database, disk, add } = await busyBrowser();
  disk.hasRoom = () => false;
  expect((await add("Drill")).ok).toBe(false);
  expect(await messagesOf(database)).toBe(0);
  expect(await database.stream.count()).toBe(0);
  disk.hasRoom = () => true;
  expect((await add("Drill")).ok).toBe(true);
});

test("for what the server tells, closed chats keep their newest messages", async () => {
  const { database, disk } = await busyBrowser();
  disk.hasRoom = (_put, table) => table === "stream";
  const write = () => database.opened.put({ entity: "dialog", id: 1, time: now });
  expect(await withRoom(database, now, "oldRows", write)).toBe("noRoom");
  expect(await messagesOf(database)).toBe(50);
  disk.hasRoom = () => false;
  expect(await withRoom(database, now, "oldRows", write)).toBe("noRoom");
  expect(await messagesOf(database)).toBe(50);
});

test("other failures are not taken for a full disk", async () => {
  const { database } = await busyBrowser();
  const work = () => Promise.reject(new Error("Something else"));
  await expect(withRoom(database, now, "wholeStreams", work)).rejects.toThrow("Something else");
  expect(await messagesOf(database)).toBe(120);
});

test("a full disk is recognised in every wrapping", async () => {
  const { database } = await busyBrowser();
  const full = new DOMException("full", "QuotaExceededError");
  const wrappings = [
    full,
    Object.assign(new Error("aborted"), { name: "AbortError", inner: full }),
    Object.assign(new Error("bulk"), { name: "BulkError", failures: [new Error("x"), full] }),
    new Error("outer", { cause: full }),
  ];
  for (const error of wrappings) {
    expect(await withRoom(database, now, "wholeStreams", () => Promise.reject(error))).toBe(
      "noRoom",
    );
  }
});

test("the digest names what would be lost: count, words and times", async () => {
  const { database, add } = await busyBrowser();
  await add(`${"Long ".repeat(40)}name`);
  await database.attention.add({
    n: 1,
    command: "message.sendText",
    args: { dialogId: 1, text: "Wait for\nme, 3 < 4" },
    words: "Wait for\nme, 3 < 4",
    at: 5,
    refusal: { code: 400, reason: "noAccess" },
  });
  const text = "<p>Slab at <b>seven</b></p>";
  const description = { name: "content.9", command: "task.edit" as const, text, made: {}, time: 1 };
  await database.writing.put(description);
  const { count, titles } = await readUnsent(database);
  expect(count).toBe(5);
  expect(titles.map(({ command }) => command)).toEqual([
    "column.add",
    "task.add",
    "message.sendText",
    "draft",
    "task.edit",
  ]);
  expect(titles[1]?.words).toHaveLength(80);
  expect(titles[2]).toMatchObject({ words: "Wait for me, 3 < 4", at: 5 });
  expect(titles[3]?.words).toBe("Half a word");
  expect(titles[4]?.words).toBe("Slab at seven");
  for (let more = 0; more < 30; more += 1) await add(`Task ${more}`);
  const many = await readUnsent(database);
  expect(many.count).toBe(35);
  expect(many.titles).toHaveLength(20);
});
