import { expect, test } from "vitest";
import type { DialogView } from "#client/data/queries/dialogs.ts";
import { noteSeen, unreadFrom } from "./seen-here.ts";

const view = (id: number, unread: number, readPosition: number) =>
  ({ dialog: { id }, unread, me: { readPosition } }) as DialogView;

test("what this page has seen is not new, though the database does not know it yet", () => {
  expect(unreadFrom(view(1, 32, 13), 5)).toEqual({ after: 13, userId: 5 });
  noteSeen(1, 5, 45);
  noteSeen(1, 5, 20);
  expect(unreadFrom(view(1, 32, 13), 5)).toEqual({ after: 45, userId: 5 });
  expect(unreadFrom(view(1, 2, 47), 5)).toEqual({ after: 47, userId: 5 });
  expect(unreadFrom(view(2, 32, 13), 5)).toEqual({ after: 13, userId: 5 });
});

test("what one person has seen is new to the next at this screen", () => {
  noteSeen(3, 5, 45);
  expect(unreadFrom(view(3, 32, 13), 6)).toEqual({ after: 13, userId: 6 });
});

test("where all is read nothing is new", () => {
  expect(unreadFrom(view(4, 0, 45), 5)).toBeUndefined();
});
