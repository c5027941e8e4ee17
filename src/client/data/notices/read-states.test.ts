import { expect, test } from "vitest";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makeGroup, makeMessage, MEMBER } from "#tests/make/site.ts";
import { laterReadStates, readNewMessages, loadReadStates } from "./read-states.ts";

async function openChat() {
  const world = makeCompany();
  const { id } = makeGroup(world);
  const first = makeMessage(world, id, {}, LEADER);
  const database = await openBrowserOf(world, MEMBER);
  /** Another message comes to the server; its row comes when asked for. */
  const write = async () => {
    const message = makeMessage(world, id, {}, LEADER);
    const dialog = world.row("dialog", id);
    await database.dialog.update(id, {
      lastPosition: dialog.lastPosition,
      lastMsg: dialog.lastMsg,
    });
    return {
      ...message,
      arrive: async () => void (await database.message.put({ ...message, scope: `dialog:${id}` })),
    };
  };
  return { database, id, first, write, read: async () => loadReadStates(database, MEMBER) };
}

test("what has come to a dialog since it was last looked at is new, once", async () => {
  const { database, first, write, read } = await openChat();
  const before = await read();
  const second = await write();
  await second.arrive();
  const now = await read();
  const news = await readNewMessages(database, before, now, 3);
  expect(news.map(({ id }) => id)).toEqual([second.id]);
  expect(news.map(({ id }) => id)).not.toContain(first.id);
  expect(await readNewMessages(database, laterReadStates(before, now), now, 3)).toEqual([]);
});

test("a message whose row comes after its dialog's is new when it is there", async () => {
  const { database, id, write, read } = await openChat();
  const before = await read();
  const late = await write();
  const without = await read();
  expect(without.get(id)?.last).toBeUndefined();
  expect(await readNewMessages(database, before, without, 3)).toEqual([]);
  const between = laterReadStates(before, without);
  await late.arrive();
  const news = await readNewMessages(database, between, await read(), 3);
  expect(news.map((message) => message.id)).toEqual([late.id]);
});

test("of many only the newest are told", async () => {
  const { database, write, read } = await openChat();
  const before = await read();
  const written = [];
  for (let count = 0; count < 5; count += 1) written.push(await write());
  for (const message of written) await message.arrive();
  const news = await readNewMessages(database, before, await read(), 3);
  expect(news.map(({ id }) => id)).toEqual(written.slice(-3).map(({ id }) => id));
});
