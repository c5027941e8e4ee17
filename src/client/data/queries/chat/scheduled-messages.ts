import type { ScheduledMessage } from "#domain/message/schedule/scheduled-message.ts";
import type { LocalDatabase } from "../../database/local-database.ts";

/** What the person has written to be sent later in a chat, the next one first. */
export async function readScheduled(
  database: LocalDatabase,
  dialogId: number,
): Promise<ScheduledMessage[]> {
  return database.scheduledMessage.where("dialogId").equals(dialogId).sortBy("time");
}

/** What could not be sent, in whatever chat. */
export async function readUnsendable(database: LocalDatabase): Promise<ScheduledMessage[]> {
  const rows = await database.scheduledMessage.toArray();
  return rows
    .filter(({ failed }) => failed !== "")
    .toSorted((left, right) => left.time - right.time);
}
