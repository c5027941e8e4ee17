import { expect, test } from "vitest";
import { POSITIONS_KEPT } from "../limits.ts";
import { newDialogUser } from "./dialog-user.ts";
import { badgeOf, byListOrder, readByWriting, unreadOf, withPosition } from "./unread.ts";

function reader(readPosition: number, ownPositions: number[] = []) {
  return {
    ...newDialogUser({ dialogId: 1, planId: 0, privateTo: 0, userId: 2, readPosition }, 0),
    ownPositions,
  };
}

const said = (lastPosition: number, quietPositions: number[] = []) => ({
  lastPosition,
  quietPositions,
});

test("unread is what came after the last message read, and nothing for who does not take part", () => {
  expect(unreadOf(said(7), reader(4))).toBe(3);
  expect(unreadOf(said(4), reader(4))).toBe(0);
  expect(unreadOf(said(7), undefined)).toBe(0);
});

test("a browser that has read further than it has loaded shows no negative number", () => {
  expect(unreadOf(said(4), reader(7))).toBe(0);
});

test("what one wrote oneself and what nobody has to read is not unread, each counted once", () => {
  expect(unreadOf(said(9, [2, 6, 7]), reader(4, [7, 8]))).toBe(2);
  expect(unreadOf(said(9, [2, 6, 7]), reader(7, [8]))).toBe(1);
});

test("whoever writes has read what they saw, and nothing that others wrote meanwhile", () => {
  expect(readByWriting(reader(4), 5)).toEqual({ readPosition: 5, ownPositions: [] });
  expect(readByWriting(reader(4), 7)).toEqual({ readPosition: 4, ownPositions: [7] });
  expect(readByWriting(reader(4, [7]), 8)).toEqual({ readPosition: 4, ownPositions: [7, 8] });
  expect(readByWriting(reader(6, [7]), 8)).toEqual({ readPosition: 8, ownPositions: [] });
});

test("of many positions the newest are kept, in order and each once", () => {
  const many = Array.from({ length: POSITIONS_KEPT }, (_, index) => index + 1);
  expect(withPosition([3, 9], 5)).toEqual([3, 5, 9]);
  expect(withPosition([3, 9], 9)).toEqual([3, 9]);
  expect(withPosition(many, 500)).toEqual([...many.slice(1), 500]);
});

test("the badge shows unread messages; a silent dialog calls only with mentions", () => {
  const quiet = { silence: 1, markUnread: 0 } as const;
  expect(badgeOf(5, 2, undefined)).toBe(5);
  expect(badgeOf(5, 2, quiet)).toBe(2);
  expect(badgeOf(5, 0, quiet)).toBe(0);
});

test("a line that calls the person counts on the badge although it is no message to be read", () => {
  expect(badgeOf(0, 1, undefined)).toBe(1);
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
