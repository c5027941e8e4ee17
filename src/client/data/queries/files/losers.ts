import { whoLosesSight } from "#domain/library/sharing/who-loses-sight.ts";
import type { Shelf } from "#domain/library/shelf.ts";
import { runReading } from "#domain/reading.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import { answerFrom } from "../../fold/answer.ts";

/** Ids of those who no longer see what goes from these shelves to another one. */
export async function readLosers(
  database: LocalDatabase,
  from: readonly Shelf[],
  to: Shelf,
): Promise<readonly number[]> {
  return runReading(whoLosesSight(from, to), answerFrom(database).answer);
}
