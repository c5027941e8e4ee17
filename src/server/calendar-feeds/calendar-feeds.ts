import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import { type addFeed, FEED_PATH, type listFeeds } from "#contract/calls/programs/calendar-feed.ts";
import type { Id } from "#domain/id.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { FEEDS_MAX } from "#domain/task/times/feed-limits.ts";
import { planInReach } from "../queries/plan.ts";
import type { Server } from "../server.ts";
import * as feeds from "../tables/own/outward/calendar-feed.ts";
import type { Db } from "../tables/sql/db.ts";
import { findPerson } from "../people/find-person.ts";
import { lockPerson } from "../people/person-lock.ts";
import { hashSecret, newSecret } from "../people/tokens.ts";

type Feed = ReplyOf<typeof listFeeds>[number];

const MINUTE = 60_000;

/** `calendar/feed/list` */
export async function feedsOf(db: Db, userId: Id): Promise<Feed[]> {
  return (await feeds.listCalendarFeeds(db, userId)).map(shown);
}

/** `calendar/feed/add`: what is kept is a hash, so that nobody reads the address a second time. */
export async function newFeed(
  { database, mint, now }: Pick<Server, "database" | "mint" | "now">,
  { userId, origin }: { readonly userId: Id; readonly origin: string },
  { planId }: ParsedBodyOf<typeof addFeed>,
): Promise<Result<ReplyOf<typeof addFeed>, Refusal>> {
  const code = newSecret();
  return database.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const plan = planId > 0 ? await planInReach(tx, userId, planId) : undefined;
    if (plan && !plan.ok) return plan;
    if ((await feeds.listCalendarFeeds(tx, userId)).length >= FEEDS_MAX)
      return failure(parameterError("calendarFeed.tooMany"));
    const row = { id: mint.nextId(), userId, planId, createTime: now(), lastTime: 0 };
    await feeds.addCalendarFeed(tx, { ...row, codeHash: hashSecret(code) });
    return success({ url: origin + FEED_PATH.replace("{code}", code), row: shown(row) });
  });
}

/** The feed of a code, while its person is in. That it was read is noted. */
export async function openFeed(
  db: Db,
  code: string,
  now: number,
): Promise<feeds.CalendarFeedRow | undefined> {
  const row = await feeds.findCalendarFeed(db, hashSecret(code));
  if (!row || !(await findPerson(db, row.userId))) return undefined;
  if (now - row.lastTime >= MINUTE) await feeds.touchCalendarFeed(db, row.id, now);
  return row;
}

function shown({
  id,
  planId,
  createTime,
  lastTime,
}: Omit<feeds.CalendarFeedRow, "codeHash">): Feed {
  return { id, planId, createTime, lastTime };
}
