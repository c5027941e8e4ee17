import { expect, test } from "vitest";
import { cacheMessages, openBrowserOf } from "#tests/make/local-browser.ts";
import { makeCompany, makeGroup, MEMBER } from "#tests/make/site.ts";
import { joinKey } from "#domain/id.ts";
import { userScope } from "#domain/scope.ts";
import { readStarredMessages, readStars } from "./starred-messages.ts";

test("what was starred last stands first, also what is not here; of what was taken back or whose chat is gone nothing", async () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const database = await openBrowserOf(world, MEMBER);
  await cacheMessages(database, dialogId, [1, 2]);
  const messages = await database.message.where("dialogId").equals(dialogId).sortBy("position");
  const put = (msgId: number, starTime: number, of = dialogId) =>
    database.starredMessage.put({
      id: joinKey(msgId, MEMBER),
      msgId,
      dialogId: of,
      userId: MEMBER,
      scope: userScope(MEMBER),
      authorId: MEMBER,
      mtype: "text",
      preview: "As it was",
      createTime: 1,
      starTime,
    });
  const [first, second] = messages;
  await database.message.update(second?.id ?? 0, { withdrawTime: 5 });
  await put(first?.id ?? 0, 10);
  await put(second?.id ?? 0, 20);
  await put(7, 30, 4_321);
  await put(8, 40);
  const views = await readStarredMessages(database, MEMBER);
  expect(views.map(({ star }) => star.msgId)).toEqual([8, first?.id]);
  expect(views.map(({ preview }) => preview)).toEqual(["As it was", first?.msg.text]);
  expect(await readStars(database)).toEqual(new Set([first?.id, second?.id, 7, 8]));
});
