import { expect, test } from "vitest";
import { unreadIn } from "./unread-in.ts";

test("what waits in the chats of a folder is counted, but for what is out of sight", () => {
  const view = (id: number, badge: number, hidden = false) => ({ dialog: { id }, badge, hidden });
  const views = [view(1, 2), view(2, 3), view(3, 9), view(4, 7, true)];
  expect(unreadIn({ dialogIds: [1, 2, 4, 5] }, views)).toBe(5);
  expect(unreadIn({ dialogIds: [] }, views)).toBe(0);
});
