import type { Id } from "#domain/id.ts";
import type { Notice } from "#domain/notice/notice.ts";
import type { Db } from "../sql/db.ts";

/** The notices that people have of plans, and of requests by their records; 0 = of none. */
export async function noticesOfPlaces(
  db: Db,
  places: readonly Pick<Notice, "userId" | "planId" | "recordId">[],
): Promise<Pick<Notice, "id" | "userId" | "planId" | "recordId">[]> {
  return db.run(
    `select id, user_id as "userId", plan_id as "planId", record_id as "recordId" from notices
     where (user_id, plan_id, record_id) in
       (select * from unnest($1::bigint[], $2::bigint[], $3::bigint[]))`,
    [
      places.map(({ userId }) => userId),
      places.map(({ planId }) => planId),
      places.map(({ recordId }) => recordId),
    ],
  );
}

/** What stands already beside notices that come. */
export interface StandingNotices {
  /** How many somebody has of one other's doing, by `<userId>/<byUserId>`. */
  readonly counts: Map<string, number>;
  /** Those whose place would be taken. */
  readonly standing: ReadonlySet<string>;
}

/** How many notices of the same people's doing the same people have. */
export async function noticesByOthers(db: Db, coming: readonly Notice[]): Promise<StandingNotices> {
  const rows = await db.run<{ userId: Id; byUserId: Id; count: number; ids: string[] }>(
    `select user_id as "userId", by_user_id as "byUserId", count(*)::int as count,
       coalesce(array_agg(id) filter (where id = any($3::text[])), '{}') as ids
     from notices
     where (user_id, by_user_id) in (select * from unnest($1::bigint[], $2::bigint[]))
       or id = any($3::text[])
     group by user_id, by_user_id`,
    [
      coming.map(({ userId }) => userId),
      coming.map(({ byUserId }) => byUserId),
      coming.map(({ id }) => id),
    ],
  );
  return {
    counts: new Map(rows.map(({ userId, byUserId, count }) => [`${userId}/${byUserId}`, count])),
    standing: new Set(rows.flatMap(({ ids }) => ids)),
  };
}
