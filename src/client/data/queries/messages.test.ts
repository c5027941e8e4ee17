import { expect, test } from "vitest";
import { cacheMessages, openBrowserOf } from "#tests/make/local-browser.ts";
import { makeCompany, makeGroup, MEMBER } from "#tests/make/site.ts";
import { readMessages } from "./messages.ts";

async function openChat() {
  const world = makeCompany();
  const { id } = makeGroup(world);
  const database = await openBrowserOf(world, MEMBER);
  await cacheMessages(database, id, [1, 30]);
  await cacheMessages(database, id, [61, 90]);
  const read = async (most: number, ...around: readonly number[]) => {
    const { messages, laterMissing, earlierMissing } = await readMessages(
      database,
      id,
      most,
      ...around,
    );
    const positions = messages.map(({ message }) => message.position);
    return { from: positions[0], to: positions.at(-1), laterMissing, earlierMissing };
  };
  return { read };
}

test("a chat is read from its end, as far as there is no gap", async () => {
  const { read } = await openChat();
  const whole = { from: 61, to: 90, laterMissing: false, earlierMissing: true };
  expect(await read(50)).toEqual(whole);
  expect(await read(10)).toEqual({ ...whole, from: 81 });
});

test("around a message stand those before it and so many behind it, and nothing from beyond a gap", async () => {
  const { read } = await openChat();
  expect(await read(10, 20, 5)).toEqual({
    from: 16,
    to: 25,
    laterMissing: true,
    earlierMissing: true,
  });
  expect(await read(100, 20, 25)).toEqual({
    from: 1,
    to: 30,
    laterMissing: true,
    earlierMissing: false,
  });
});

test("around a message near the end the chat is shown to its end", async () => {
  const { read } = await openChat();
  expect(await read(20, 80, 5)).toMatchObject({ to: 85, laterMissing: true });
  expect(await read(20, 80, 25)).toMatchObject({ to: 90, laterMissing: false });
});
