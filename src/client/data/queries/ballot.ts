import { joinKey } from "#domain/id.ts";
import type { Ballot } from "#domain/message/vote/ballot.ts";
import type { LocalDatabase } from "../database/local-database.ts";

/** What somebody has chosen in a vote; undefined = nothing yet. */
export function readBallot(
  database: LocalDatabase,
  msgId: number,
  userId: number,
): PromiseLike<Ballot | undefined> {
  return database.ballot.get(joinKey(msgId, userId));
}
