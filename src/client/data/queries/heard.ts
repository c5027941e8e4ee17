import { joinKey } from "#domain/id.ts";
import type { HeardMessage } from "#domain/message/voice/heard-message.ts";
import type { LocalDatabase } from "../database/local-database.ts";

/** That somebody has heard a voice message; undefined = not yet. */
export function readHeard(
  database: LocalDatabase,
  msgId: number,
  userId: number,
): PromiseLike<HeardMessage | undefined> {
  return database.heardMessage.get(joinKey(msgId, userId));
}
