import { expect, test } from "vitest";
import { cacheMessages, openBrowserOf } from "#tests/make/local-browser.ts";
import { makeCompany, makeGroup, MEMBER } from "#tests/make/site.ts";
import { readMessages } from "../queries/messages.ts";
import { runCommand } from "../commands/run-command.ts";
import { shrinkStream } from "./shrink-stream.ts";

async function groupWithHistory(runs: readonly (readonly [number, number])[]) {
  const world = makeCompany();
  const { id } = makeGroup(world);
  const database = await openBrowserOf(world, MEMBER);
  for (const run of runs) await cacheMessages(database, id, run);
  const last = runs.at(-1)?.[1] ?? 0;
  await database.dialog.update(id, { lastPosition: last });
  const key = `${id}:${MEMBER}`;
  await database.dialogUser.update(key, { readPosition: last });
  const positions = async () =>
    (
      await database.message.where("[dialogId+position]").between([id, 0], [id, 9e15]).toArray()
    ).map(({ position }) => position);
  const ranges = async () => (await database.stream.get(["message", id]))?.ranges;
  return { database, id, key, positions, ranges };
}

test("a dialog keeps its newest messages, and says that older ones are missing", async () => {
  const { database, id, positions, ranges } = await groupWithHistory([
    [1, 40],
    [60, 160],
  ]);
  expect(await shrinkStream(database, { kind: "message", parentId: id }, 25)).toBe(116);
  expect(await positions()).toEqual(Array.from({ length: 25 }, (_none, at) => 136 + at));
  expect(await ranges()).toEqual([[136, 160]]);
  expect((await readMessages(database, id, 100)).earlierMissing).toBe(true);
  expect(await shrinkStream(database, { kind: "message", parentId: id }, 25)).toBe(0);
});

test("at most 500 messages go at once, and on the way nothing is claimed that is absent", async () => {
  const { database, id, positions, ranges } = await groupWithHistory([
    [1, 400],
    [501, 900],
  ]);
  expect(await shrinkStream(database, { kind: "message", parentId: id }, 25)).toBe(500);
  expect(await ranges()).toEqual([[601, 900]]);
  expect(await positions()).toHaveLength(300);
  expect(await shrinkStream(database, { kind: "message", parentId: id }, 25)).toBe(275);
  expect(await ranges()).toEqual([[876, 900]]);
});

test("an unread message that calls the person stays, wherever it lies", async () => {
  const { database, id, key, positions, ranges } = await groupWithHistory([[1, 100]]);
  await database.dialogUser.update(key, { readPosition: 30 });
  for (const position of [20, 40]) {
    await database.message.update(id * 100_000 + position, { mention: [MEMBER] });
  }
  await shrinkStream(database, { kind: "message", parentId: id }, 25);
  expect(await ranges()).toEqual([
    [40, 40],
    [76, 100],
  ]);
  expect((await positions()).slice(0, 2)).toEqual([40, 76]);
  // Without the newest ones it would pass for the newest itself.
  await shrinkStream(database, { kind: "message", parentId: id }, 0);
  expect(await ranges()).toEqual([
    [40, 40],
    [76, 100],
  ]);
});

test("a message with a change that was not sent stays, with the server's copy beneath it", async () => {
  const { database, id, ranges } = await groupWithHistory([[1, 100]]);
  const msgId = id * 100_000 + 10;
  const done = await runCommand(database, "message.setEmoji", { msgId, symbol: "👍" }, 1_000);
  expect(done.ok).toBe(true);
  await shrinkStream(database, { kind: "message", parentId: id }, 25);
  expect(await ranges()).toEqual([
    [10, 10],
    [76, 100],
  ]);
  expect((await database.message.get(msgId))?.emoji).toHaveLength(1);
  expect(await database.shadow.count()).toBe(1);
});

test("a message that something unsent was decided from stays, for else that would be undone", async () => {
  const { database, id, key, ranges } = await groupWithHistory([[1, 100]]);
  await database.dialogUser.update(key, { readPosition: 5 });
  const read = { id: [{ id: id * 100_000 + 10, dialogId: id }] };
  expect((await runCommand(database, "message.read", read, 1_000)).ok).toBe(true);
  await shrinkStream(database, { kind: "message", parentId: id }, 25);
  expect(await ranges()).toEqual([
    [10, 10],
    [76, 100],
  ]);
});

test("what was written and not sent stays, and the newest messages before it", async () => {
  const { database, id, ranges } = await groupWithHistory([[1, 30]]);
  await runCommand(database, "message.sendText", { dialogId: id, text: "On my way" }, 1_000);
  await shrinkStream(database, { kind: "message", parentId: id }, 0);
  expect(await ranges()).toEqual([[6, 30]]);
  const texts = (await database.message.toArray()).map(({ msg }) => msg.text);
  expect(texts).toHaveLength(26);
  expect(texts).toContain("On my way");
});

test("a dialog that keeps nothing is as it was before anything came", async () => {
  const { database, id, positions, ranges } = await groupWithHistory([[1, 30]]);
  expect(await shrinkStream(database, { kind: "message", parentId: id }, 0)).toBe(30);
  expect(await ranges()).toBeUndefined();
  expect(await positions()).toEqual([]);
  expect(await readMessages(database, id, 50)).toMatchObject({ earlierMissing: true });
});
