import { failure, type Result, success } from "#base/result.ts";
import { CONFLICT, type Refusal } from "#domain/refusal.ts";
import { lastNumberAt } from "../tables/lists/lost-ids.ts";
import type { Page } from "../tables/lists/list-page.ts";
import { readSpace } from "../tables/own/space.ts";
import type { Db } from "../tables/sql/db.ts";

/** The page asked for, the first one of the usual size where nothing is said. */
export function pageOf(
  body: { current?: number | undefined; size?: number | undefined },
  size: number,
): Page {
  return { current: body.current ?? 1, size: body.size ?? size };
}

/** What a caller of a list already knows. */
interface Timerange {
  /** Number of the last change and of the last removal that the caller knows of, 0 = none. */
  readonly updated: number;
  readonly deleted: number;
  /** What the caller sends the next time. */
  readonly next: string;
}

/** Numbers are smaller for thousands of days to come, times have long been greater. */
const TIMES_FROM = 1_000_000_000;
const MILLISECONDS_FROM = 100_000_000_000;
/** What was on its way at a time may be logged somewhat later, ms. */
const ON_ITS_WAY = 60_000;

/** Reads `timerange`; to be called before the list is read, so that what comes in between is told twice and not never. */
export async function readTimerange(
  db: Db,
  text: string | undefined,
): Promise<Result<Timerange, Refusal>> {
  const { head, floor } = await readSpace(db);
  const [updated = 0, deleted = 0] = await Promise.all(
    (text ?? "").split(",").map(async (half) => numberOf(db, Number(half))),
  );
  // Below the floor nobody remembers what went.
  if (deleted > 0 && deleted < floor) {
    return failure({ code: CONFLICT, reason: "timerangeTooOld" });
  }
  return success({ updated, deleted, next: `${head},${head}` });
}

async function numberOf(db: Db, half: number): Promise<number> {
  if (half < TIMES_FROM) return half;
  const time = half < MILLISECONDS_FROM ? half * 1_000 : half;
  return lastNumberAt(db, time - ON_ITS_WAY);
}

/** How many pages there are. */
export function pagesOf(total: number, { size }: Page): number {
  return Math.ceil(total / size);
}
