import { expect, test } from "vitest";
import { cacheMessages, openBrowserOf } from "#tests/make/local-browser.ts";
import { makeCompany, makeGroup, MEMBER } from "#tests/make/site.ts";
import { readAnswers, readMessages } from "./messages.ts";

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
  return { read, database, id };
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

test("what was answered to a message is found behind it, and nothing further is read", async () => {
  const { database, id } = await openChat();
  const rows = await database.message
    .where("[dialogId+position]")
    .between([id, 0], [id, 99])
    .toArray();
  const at = (position: number) => {
    const found = rows.find((row) => row.position === position);
    if (!found) throw new Error(`Nothing stands at ${position}`);
    return found;
  };
  const first = at(10);
  const answer = (position: number, more = {}) => ({ ...at(position), replyId: first.id, ...more });
  const put = async (replyNum: number, answers: readonly (typeof first)[]) =>
    database.message.bulkPut([{ ...first, replyNum }, ...answers]);
  const found = async () =>
    (await readAnswers(database, id, first.id)).map(({ message }) => message.position);
  await put(0, []);
  expect(await found()).toEqual([]);
  await put(2, [answer(12), answer(13, { withdrawTime: 1 }), answer(70)]);
  expect(await found()).toEqual([12, 13, 70]);
  // Answers that are not on this device are missed by nobody.
  await put(5, []);
  expect(await found()).toEqual([12, 13, 70]);
  // A message that is not here says nothing of its answers.
  await database.message.delete(first.id);
  expect(await found()).toEqual([12, 13, 70]);
});

test("of a long chat that answers came soon in, only what stands there is read", async () => {
  const world = makeCompany();
  const { id } = makeGroup(world);
  const database = await openBrowserOf(world, MEMBER);
  await cacheMessages(database, id, [1, 2_000]);
  const rows = await database.message
    .where("[dialogId+position]")
    .between([id, 0], [id, 9])
    .toArray();
  const [first, second] = rows;
  if (!first || !second) throw new Error("There are no messages");
  await database.message.bulkPut([
    { ...first, replyNum: 1 },
    { ...second, replyId: first.id },
  ]);
  const seen = new Set<number>();
  database.message.hook("reading", (row) => {
    seen.add(row.position);
    return row;
  });
  const answers = await readAnswers(database, id, first.id);
  expect(answers.map(({ message }) => message.position)).toEqual([second.position]);
  expect(seen).toContain(second.position);
  expect(seen.size).toBeLessThan(300);
});
