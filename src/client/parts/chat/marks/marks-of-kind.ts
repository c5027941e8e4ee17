import type { MessageMark } from "#domain/message/marks/message-mark.ts";
import { openTodosOf } from "#domain/message/marks/open-todos.ts";

export const markKinds = ["todos", "pins", "bookmarks"] as const;
export type MarkKind = (typeof markKinds)[number];

/** What is marked in one way: the newest pins first, and to-dos that are still open before those that are done. */
export function marksOfKind(marks: readonly MessageMark[], kind: MarkKind): MessageMark[] {
  if (kind === "bookmarks") return marks.filter(({ tagUserId }) => tagUserId > 0);
  if (kind === "pins") {
    return marks
      .filter(({ topUserId }) => topUserId > 0)
      .toSorted((left, right) => right.topTime - left.topTime);
  }
  const isOpen = (mark: MessageMark) => Number(openTodosOf(mark).length > 0);
  return marks
    .filter(({ todos }) => todos.length > 0)
    .toSorted((left, right) => isOpen(right) - isOpen(left) || right.todoTime - left.todoTime);
}
