import { LEADER, makeCompany, makeGroup, makeMessage, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { unreadOf } from "../dialog/unread.ts";
import { joinKey } from "../id.ts";

function makeChat() {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const reader = (userId: number) => world.row("dialogUser", joinKey(dialogId, userId));
  const unread = (userId: number) => unreadOf(world.row("dialog", dialogId), reader(userId));
  const write = (userId: number) =>
    world.does(userId, "message.sendText", { dialogId, text: "From far away" });
  return { world, dialogId, reader, unread, write };
}

test("whoever writes without having seen what others wrote has not read it", () => {
  const { world, dialogId, reader, unread, write } = makeChat();
  makeMessage(world, dialogId);
  const second = makeMessage(world, dialogId);
  write(LEADER);
  expect(unread(LEADER)).toBe(2);
  world.does(LEADER, "message.read", { id: [{ id: second.id, dialogId }] });
  expect(unread(LEADER)).toBe(0);
  write(LEADER);
  expect(reader(LEADER)).toMatchObject({ readPosition: 4, ownPositions: [] });
});

test("what is marked is unread to nobody, and whoever marks has read nothing by it", () => {
  const { world, dialogId, reader, unread, write } = makeChat();
  const { id: msgId } = makeMessage(world, dialogId);
  const before = reader(LEADER);
  for (const command of ["message.tag", "message.pin"] as const)
    world.does(LEADER, command, { msgId });
  expect(reader(LEADER)).toEqual(before);
  expect([unread(LEADER), unread(MEMBER)]).toEqual([1, 0]);
  write(MEMBER);
  expect([unread(LEADER), unread(MEMBER)]).toEqual([2, 0]);
});

test("a message that is taken back is unread no more", () => {
  const { world, dialogId, unread } = makeChat();
  const { id: msgId } = makeMessage(world, dialogId);
  makeMessage(world, dialogId);
  world.does(MEMBER, "message.withdraw", { msgId });
  expect(unread(LEADER)).toBe(1);
});
