import { expect, test } from "vitest";
import { cacheMessages, openBrowserOf } from "#tests/make/local-browser.ts";
import { makeCompany, makeGroup, MEMBER } from "#tests/make/site.ts";
import { joinKey } from "#domain/id.ts";
import { userScope } from "#domain/scope.ts";
import { readMessageReminders } from "./message-reminders.ts";

test("what was told stands first, then what waits, the next one first; of chats that are gone nothing", async () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const database = await openBrowserOf(world, MEMBER);
  await cacheMessages(database, dialogId, [1, 3]);
  const messages = await database.message.where("dialogId").equals(dialogId).sortBy("position");
  const put = (msgId: number, time: number, more: { toldTime?: number; dialogId?: number } = {}) =>
    database.messageReminder.put({
      id: joinKey(msgId, MEMBER),
      msgId,
      dialogId,
      userId: MEMBER,
      scope: userScope(MEMBER),
      planId: 0,
      time,
      toldTime: 0,
      ...more,
    });
  const [first, second, third] = messages.map(({ id }) => id);
  await put(first ?? 0, 30);
  await put(second ?? 0, 20);
  await put(third ?? 0, 90, { toldTime: 91 });
  await put(7, 1, { dialogId: 4_321 });
  await put(8, 50);
  const views = await readMessageReminders(database, MEMBER);
  expect(views.map(({ reminder }) => reminder.msgId)).toEqual([third, second, first, 8]);
  expect(views.map(({ message }) => message?.id)).toEqual([third, second, first, undefined]);
});
