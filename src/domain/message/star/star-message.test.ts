import { LEADER, makeCompany, makeGroup, makeMessage, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { joinKey } from "../../id.ts";
import { userScope } from "../../scope.ts";
import { starMessage } from "./star-message.ts";
import { STARRED_MESSAGES_MAX, starredMessageEntity } from "./starred-message.ts";

function makeChat() {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const message = makeMessage(world, dialogId);
  const msgId = message.id;
  const kept = () => world.find("starredMessage", joinKey(msgId, MEMBER));
  return { world, dialogId, message, msgId, kept };
}

test("a star is its person's alone, says how the message begins, and is taken back", () => {
  const { world, dialogId, message, msgId, kept } = makeChat();
  const { changes } = world.does(MEMBER, "message.star", { msgId });
  expect(changes).toHaveLength(1);
  const row = kept();
  expect(row).toMatchObject({ msgId, dialogId, userId: MEMBER, authorId: message.userId });
  expect(row).toMatchObject({ preview: message.msg.text, mtype: "text", starTime: world.now });
  expect(row && starredMessageEntity.scope(row)).toBe(userScope(MEMBER));
  expect(world.find("starredMessage", joinKey(msgId, LEADER))).toBeUndefined();
  expect(world.does(MEMBER, "message.star", { msgId }).changes).toEqual([]);
  world.does(MEMBER, "message.star", { msgId, remove: true });
  expect(kept()).toBeUndefined();
  expect(world.does(MEMBER, "message.star", { msgId, remove: true }).changes).toEqual([]);
});

test("what was withdrawn is not starred, and so many messages only", () => {
  const { world, dialogId, msgId } = makeChat();
  world.does(LEADER, "message.withdraw", { msgId });
  expect(world.refuses(MEMBER, "message.star", { msgId }).reason).toBe("message.gone");
  for (let count = 0; count < STARRED_MESSAGES_MAX; count += 1) {
    const { id } = makeMessage(world, dialogId);
    world.does(MEMBER, "message.star", { msgId: id });
  }
  const last = makeMessage(world, dialogId);
  expect(world.refuses(MEMBER, "message.star", { msgId: last.id })).toMatchObject({
    reason: "message.starsMax",
    data: { count: STARRED_MESSAGES_MAX },
  });
});

test("of a star that is set and taken back only the last is sent", () => {
  const { merge } = starMessage;
  const later = { msgId: 1, remove: true };
  expect(merge?.({ msgId: 1 }, later)).toEqual(later);
  expect(merge?.({ msgId: 2 }, later)).toBeUndefined();
});
