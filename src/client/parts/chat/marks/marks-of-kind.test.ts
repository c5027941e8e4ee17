import { expect, test } from "vitest";
import type { MessageMark } from "#domain/message/marks/message-mark.ts";
import { markKinds, marksOfKind } from "./marks-of-kind.ts";

const bare: MessageMark = {
  id: 1,
  dialogId: 1,
  planId: 0,
  privateTo: 0,
  userId: 5,
  preview: "Slab",
  position: 1,
  mtype: "text",
  tagUserId: 0,
  tagTime: 0,
  topUserId: 0,
  topTime: 0,
  todoUserId: 0,
  todoTime: 0,
  todos: [],
};
const todo = (id: number, todoTime: number, doneTime: number): MessageMark => ({
  ...bare,
  id,
  todoUserId: 5,
  todoTime,
  todos: [{ userId: 6, doneTime }],
});
const marks: MessageMark[] = [
  { ...bare, id: 1, topUserId: 5, topTime: 10 },
  { ...bare, id: 2, topUserId: 6, topTime: 20, tagUserId: 5 },
  todo(3, 30, 99),
  todo(4, 10, 0),
  todo(5, 20, 0),
];

test("marks stand by kind: the newest pins first, open to-dos before those that are done", () => {
  const ids = markKinds.map((kind) => marksOfKind(marks, kind).map(({ id }) => id));
  expect(ids).toEqual([[5, 4, 3], [2, 1], [2]]);
});
