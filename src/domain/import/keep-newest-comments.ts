import type { BoardImport } from "./board-import.ts";
import { IMPORT_CHAT_MAX } from "./import-limits.ts";

/** A board whose chats are as long as a chunk takes them; what is left out of the oldest is noted with its task. */
export function keepNewestComments(board: BoardImport): BoardImport {
  const long = board.tasks.filter(({ comments }) => comments.length > IMPORT_CHAT_MAX);
  if (long.length === 0) return board;
  const count = long.reduce((sum, { comments }) => sum + comments.length - IMPORT_CHAT_MAX, 0);
  return {
    ...board,
    tasks: board.tasks.map((task) => ({
      ...task,
      comments: task.comments.slice(-IMPORT_CHAT_MAX),
    })),
    notes: [...board.notes, { what: "commentsLeftOut", name: long[0]?.name ?? "", count }],
  };
}
