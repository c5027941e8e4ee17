import { expect, test } from "vitest";
import { newDialogUser } from "./dialog-user.ts";
import { badgeOf, byListOrder, unreadOf } from "./unread.ts";

function reader(readPosition: number) {
  return newDialogUser({ dialogId: 1, planId: 0, userId: 2, readPosition }, 0);
}

test("unread is what came after the last message read, and nothing for who does not take part", () => {
  expect(unreadOf({ lastPosition: 7 }, reader(4))).toBe(3);
  expect(unreadOf({ lastPosition: 4 }, reader(4))).toBe(0);
  expect(unreadOf({ lastPosition: 7 }, undefined)).toBe(0);
});

test("a browser that has read further than it has loaded shows no negative number", () => {
  expect(unreadOf({ lastPosition: 4 }, reader(7))).toBe(0);
});

test("the badge shows unread messages; a silent dialog calls only with mentions", () => {
  const quiet = { silence: 1, markUnread: 0 } as const;
  expect(badgeOf(5, 2, undefined)).toBe(5);
  expect(badgeOf(5, 2, quiet)).toBe(2);
  expect(badgeOf(5, 0, quiet)).toBe(0);
});

test("a dialog marked by hand shows one, unless it has more to show", () => {
  const marked = { silence: 0, markUnread: 1 } as const;
  expect(badgeOf(0, 0, marked)).toBe(1);
  expect(badgeOf(5, 0, marked)).toBe(5);
  expect(badgeOf(5, 0, { silence: 1, markUnread: 1 })).toBe(1);
  expect(badgeOf(0, 0, undefined)).toBe(0);
});

test("pinned dialogs come first, the one pinned last on top; then those with the latest message", () => {
  const dialogs = [
    { id: 1, topTime: 0, lastTime: 900 },
    { id: 2, topTime: 10, lastTime: 100 },
    { id: 3, topTime: 20, lastTime: 50 },
    { id: 4, topTime: 0, lastTime: 950 },
    { id: 5, topTime: 0, lastTime: 900 },
  ];
  expect(dialogs.toSorted(byListOrder).map((dialog) => dialog.id)).toEqual([3, 2, 4, 5, 1]);
});
