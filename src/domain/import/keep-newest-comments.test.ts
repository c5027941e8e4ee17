import { expect, test } from "vitest";
import { importWords as words } from "#tests/make/import-words.ts";
import { readBoard } from "./read-board.ts";
import { IMPORT_CHAT_MAX } from "./import-limits.ts";

test("of a chat that is too long the newest comments come, and it is said how many do not", () => {
  const comments = Array.from(
    { length: IMPORT_CHAT_MAX + 3 },
    (_, index) => `01/Mar/24 9:00 AM;ana;Pour ${index}`,
  );
  const head = ["Summary", "Issue key", "Status", ...comments.map(() => "Comment")];
  const issue = ["Slab", "SITE-1", "To Do", ...comments];
  const board = readBoard(`${head.join(",")}\n${issue.join(",")}\n`, words);
  if (!board.ok) throw new Error(board.error.code);
  const [task] = board.value.tasks;
  expect(task?.comments).toHaveLength(IMPORT_CHAT_MAX);
  expect(task?.comments.at(-1)?.text).toContain(`Pour ${IMPORT_CHAT_MAX + 2}`);
  expect(task?.comments.at(0)?.text).toContain("Pour 3");
  expect(board.value.notes).toContainEqual({ what: "commentsLeftOut", name: "Slab", count: 3 });
});
