import { beforeEach, expect, test } from "vitest";
import type { RowWindow } from "#contract/windows.ts";
import { runCommand } from "#client/data/commands/run-command.ts";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import type { Message } from "#domain/message/message.ts";
import { cacheMessages, openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makeGroup, makeMessage } from "#tests/make/site.ts";
import { applyServer } from "./apply-server.ts";

const world = makeCompany();
const group = makeGroup(world, "Crane crew");
const message = makeMessage(world, group.id, { text: "The slings are worn" });
const dialogId = group.id;
const stream = { kind: "message", parentId: dialogId } as const;
let database: LocalDatabase;

beforeEach(async () => {
  database = await openBrowserOf(world, LEADER);
  await database.message.clear();
  await cacheMessages(database, dialogId, [3, 8]);
});

async function tell(messages: readonly Message[], windows: readonly RowWindow[]) {
  const news = { rows: { message: messages }, gone: {}, windows, reset: false };
  await applyServer(database, { ...news, epoch: "one", head: 9 }, 1);
}

const positions = async () =>
  (await database.message.toArray()).map(({ position }) => position).toSorted((a, b) => a - b);
const ranges = async () => (await database.stream.get(["message", dialogId]))?.ranges;

test("a window that touches what is cached makes it longer", async () => {
  await tell([{ ...message, position: 9 }], [{ ...stream, from: 9, to: 9 }]);
  expect(await ranges()).toEqual([[3, 9]]);
  expect(await positions()).toEqual([3, 4, 5, 6, 7, 8, 9]);
});

test("beside a window that replaces the rest nothing is kept but what somebody has not sent yet", async () => {
  const args = { dialogId, text: "New ones are on the way" };
  expect(await runCommand(database, "message.sendText", args, world.now)).toMatchObject({
    ok: true,
  });
  await tell([{ ...message, position: 9 }], [{ ...stream, from: 9, to: 9, replaces: true }]);
  expect(await ranges()).toEqual([[9, 9]]);
  const texts = (await database.message.toArray()).map(({ msg }) => msg?.text);
  expect(texts.toSorted()).toEqual(["New ones are on the way", "The slings are worn"]);
});

test("an old first message that is touched again is not taken for the last one where none are here", async () => {
  await database.stream.delete(["message", dialogId]);
  await database.message.clear();
  await database.dialog.update(dialogId, { lastPosition: 8 });
  await tell([{ ...message, position: 1 }], []);
  expect([await positions(), await ranges()]).toEqual([[], []]);
});

test("the first message of a chat is kept, also where its own copy waits to be confirmed", async () => {
  await database.stream.delete(["message", dialogId]);
  await database.message.clear();
  await database.dialog.update(dialogId, { lastPosition: 0 });
  const args = { dialogId, text: "The slings are worn" };
  await runCommand(database, "message.sendText", args, world.now);
  await tell([{ ...message, position: 1 }], []);
  expect(await ranges()).toEqual([[1, 1]]);
});
