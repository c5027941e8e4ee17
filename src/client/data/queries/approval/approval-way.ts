import type { Id } from "#domain/id.ts";
import { runReading } from "#domain/reading.ts";
import type { Way } from "#domain/approval/route/read-way.ts";
import { readWay, readWayBehind } from "#domain/approval/route/read-way.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import { answerFrom } from "../../fold/answer.ts";

/** Where a record would go if somebody asked now, as far as this device knows; undefined where nobody decides it. */
export async function readRecordWay(
  database: LocalDatabase,
  recordId: Id,
  now: number,
): Promise<Way | undefined> {
  return runReading(readWay(recordId, now), answerFrom(database).answer);
}

/** Where a request goes behind what is asked now. */
export async function readRestOfWay(
  database: LocalDatabase,
  approvalId: Id,
  now: number,
): Promise<Way | undefined> {
  return runReading(readWayBehind(approvalId, now), answerFrom(database).answer);
}
