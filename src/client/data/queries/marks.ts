import type { MessageMark } from "#domain/message/marks/message-mark.ts";
import { openTodosOf } from "#domain/message/marks/open-todos.ts";
import type { LocalDatabase } from "../database/local-database.ts";

/** What is marked in a dialog, in the order of the messages. */
export async function readMarks(database: LocalDatabase, dialogId: number): Promise<MessageMark[]> {
  const marks = await database.messageMark.where("dialogId").equals(dialogId).toArray();
  return marks.toSorted((left, right) => left.position - right.position);
}

/** How many messages the person still has to see to, by dialog. */
export async function readTodoCounts(
  database: LocalDatabase,
  userId: number,
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  const marks = await database.messageMark.where("todoFor").equals(userId).toArray();
  for (const mark of marks) {
    if (!openTodosOf(mark).includes(userId)) continue;
    counts.set(mark.dialogId, (counts.get(mark.dialogId) ?? 0) + 1);
  }
  return counts;
}
