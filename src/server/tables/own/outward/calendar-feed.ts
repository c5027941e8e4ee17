import type { Db } from "../../sql/db.ts";
import type { Schema } from "../../sql/schema.ts";

export type CalendarFeedRow = Schema["calendarFeeds"];

export async function addCalendarFeed(db: Db, row: CalendarFeedRow): Promise<void> {
  await db.build.insertInto("calendarFeeds").values(row).execute();
}

/** The newest first. */
export async function listCalendarFeeds(db: Db, userId: number): Promise<CalendarFeedRow[]> {
  return db.build
    .selectFrom("calendarFeeds")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("id", "desc")
    .execute();
}

export async function findCalendarFeed(
  db: Db,
  codeHash: string,
): Promise<CalendarFeedRow | undefined> {
  return db.build
    .selectFrom("calendarFeeds")
    .selectAll()
    .where("codeHash", "=", codeHash)
    .executeTakeFirst();
}

export async function touchCalendarFeed(db: Db, id: number, now: number): Promise<void> {
  await db.build.updateTable("calendarFeeds").set({ lastTime: now }).where("id", "=", id).execute();
}

/** Nothing happens to one that has gone, or is somebody else's. */
export async function removeCalendarFeed(db: Db, id: number, userId: number): Promise<void> {
  await db.build
    .deleteFrom("calendarFeeds")
    .where("id", "=", id)
    .where("userId", "=", userId)
    .execute();
}

/** All that somebody has, or those of one plan. */
export async function removeCalendarFeedsOf(
  db: Db,
  { userId, planId }: { userId: number; planId?: number },
): Promise<void> {
  await db.run(
    "delete from calendar_feeds where user_id = $1 and ($2::bigint is null or plan_id = $2)",
    [userId, planId ?? null],
  );
}
