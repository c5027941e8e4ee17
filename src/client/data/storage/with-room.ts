import type { LocalDatabase } from "../database/local-database.ts";
import { makeRoom, type Sacrifice } from "./make-room.ts";
import { isQuotaError } from "../database/storage-errors.ts";

/**
 * Does work on the database; where there is no room for it, makes some and does it
 * again, until it fits. Answers "noRoom" where nothing is left to give up; other errors pass.
 */
export async function withRoom<Result>(
  database: LocalDatabase,
  now: number,
  sacrifice: Sacrifice,
  work: () => PromiseLike<Result>,
): Promise<Result | "noRoom"> {
  const room = makeRoom(database, now, sacrifice);
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isQuotaError(error)) throw error;
    }
    const { done } = await room.next();
    if (done) return "noRoom";
  }
}
