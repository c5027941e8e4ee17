import { expect, test } from "vitest";
import { cacheMessages, openBrowserOf } from "#tests/make/local-browser.ts";
import { makeCompany, makeGroup, MEMBER } from "#tests/make/site.ts";
import type { Message } from "#domain/message/message.ts";
import { readMessageAt, readNextMention } from "./message-places.ts";

const DAY = 24 * 3_600_000;

/** A chat of which positions 1 to 5 and 9 to 12 are here, each written a day after the one before. */
async function openChat() {
  const world = makeCompany();
  const { id } = makeGroup(world);
  const database = await openBrowserOf(world, MEMBER);
  await cacheMessages(database, id, [1, 5]);
  await cacheMessages(database, id, [9, 12]);
  const rows = await database.message.where("dialogId").equals(id).sortBy("position");
  await database.message.bulkPut(rows.map((row) => ({ ...row, createTime: row.position * DAY })));
  await database.dialog.update(id, { lastPosition: 12 });
  const idAt = (position: number) => rows.find((row) => row.position === position)?.id;
  const change = async (position: number, part: Partial<Message>) => {
    await database.message.update(idAt(position) ?? 0, part);
  };
  return { database, id, idAt, change };
}

test("a day is found where what stands before it is here too", async () => {
  const { database, id, idAt } = await openChat();
  expect(await readMessageAt(database, id, 3 * DAY - 1)).toEqual({
    messageId: idAt(3),
    isSure: true,
  });
  expect(await readMessageAt(database, id, 0)).toEqual({ messageId: idAt(1), isSure: true });
  expect(await readMessageAt(database, id, 11 * DAY)).toEqual({
    messageId: idAt(11),
    isSure: true,
  });
  expect(await readMessageAt(database, id, 99 * DAY)).toEqual({
    messageId: idAt(12),
    isSure: true,
  });
});

test("a day within what is not here leads to the nearest message, which is said", async () => {
  const { database, id, idAt } = await openChat();
  expect(await readMessageAt(database, id, 7 * DAY)).toEqual({ messageId: idAt(9), isSure: false });
  await database.dialog.update(id, { lastPosition: 20 });
  expect(await readMessageAt(database, id, 99 * DAY)).toEqual({
    messageId: idAt(12),
    isSure: false,
  });
  expect(await readMessageAt(database, 1, DAY)).toEqual({ messageId: undefined, isSure: false });
});

test("the next mention is the first behind what was read, by anybody else and of this chat", async () => {
  const { database, id, idAt, change } = await openChat();
  const other = 4_321;
  await change(2, { mention: [MEMBER], userId: other });
  await change(4, { mention: [0], userId: other });
  await change(5, { mention: [MEMBER], userId: MEMBER });
  await change(10, { mention: [MEMBER], userId: other });
  expect(await readNextMention(database, id, MEMBER, 0)).toBe(idAt(2));
  expect(await readNextMention(database, id, MEMBER, 2)).toBe(idAt(4));
  expect(await readNextMention(database, id, MEMBER, 4)).toBe(idAt(10));
  expect(await readNextMention(database, id, MEMBER, 10)).toBeUndefined();
  expect(await readNextMention(database, id + 1, MEMBER, 0)).toBeUndefined();
});
