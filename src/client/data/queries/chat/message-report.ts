import { joinKey } from "#domain/id.ts";
import type { MessageReport } from "#domain/message/report/message-report.ts";
import type { LocalDatabase } from "../../database/local-database.ts";

/** What the person has reported of a message, and what became of it; undefined = nothing. */
export async function readMessageReport(
  database: LocalDatabase,
  msgId: number,
  userId: number,
): Promise<MessageReport | undefined> {
  return database.messageReport.get(joinKey(msgId, userId));
}
