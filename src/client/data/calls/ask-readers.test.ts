import { expect, test } from "vitest";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { makeCompany, makeGroup, makeMessage } from "#tests/make/site.ts";
import type { Caller } from "./http.ts";
import { askReaders } from "./ask-readers.ts";

async function openChat() {
  const world = makeCompany();
  const message = makeMessage(world, makeGroup(world).id);
  return { message, database: await openBrowserOf(world, message.userId) };
}

test("the server says who has read, whatever this browser knows", async () => {
  const { database, message } = await openChat();
  const call = (async () => ({
    ok: true,
    value: { read: [91, 92], unread: [93], time: 1 },
  })) as unknown as Caller;
  expect(await askReaders({ database, call }, message)).toEqual({
    read: [91, 92],
    unread: [93],
    isCurrent: true,
  });
});

test("without a network it is what this browser last heard, and says so", async () => {
  const { database, message } = await openChat();
  const call = (async () => ({
    ok: false,
    failure: { kind: "offline" },
  })) as unknown as Caller;
  const known = await askReaders({ database, call }, message);
  expect(known.isCurrent).toBe(false);
  const others = (await database.dialogUser.toArray())
    .map(({ userId }) => userId)
    .filter((userId) => userId !== message.userId);
  expect(new Set([...known.read, ...known.unread])).toEqual(new Set(others));
});
