import { LEADER, makeCompany, makeGroup, makeMessage, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { newDialogUser } from "./dialog-user.ts";
import { readersOf } from "./readers-of.ts";

test("of 500 people who come, read and go, exactly those count who were there", () => {
  const position = 10;
  const reader = (userId: number, joined: number, readPosition: number) => ({
    ...newDialogUser({ dialogId: 1, planId: 0, privateTo: 0, userId, readPosition: joined }, 0),
    readPosition,
  });
  const people = Array.from({ length: 500 }, (_, index) => {
    if (index === 0) return reader(1, 0, 10);
    if (index <= 20) return reader(index + 1, 10, 10);
    return reader(index + 1, 0, index <= 320 ? 12 : 9);
  });
  const { read, unread } = readersOf({ position, userId: 1 }, people);
  expect([read.length, unread.length]).toEqual([300, 179]);
});

test("whoever is let in later neither has nor has not read what was said before", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const message = makeMessage(world, dialogId);
  world.does(LEADER, "dialog.addGroupUsers", { dialogId, userId: [OUTSIDER] });
  const people = world.all("dialogUser").filter((row) => row.dialogId === dialogId);
  const { read, unread } = readersOf(message, people);
  expect([...read, ...unread].map(({ userId }) => userId)).not.toContain(OUTSIDER);
  expect(unread.map(({ userId }) => userId)).toContain(LEADER);
  expect(message.userId).toBe(MEMBER);
});
