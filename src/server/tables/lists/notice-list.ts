import type { Id } from "#domain/id.ts";
import type { Notice } from "#domain/notice/notice.ts";
import type { Db } from "../sql/db.ts";

type PlaceOfNotice = Pick<Notice, "userId" | "planId" | "recordId" | "dialogId">;

/**
 * The notices that people have of plans, of requests by their records, and of messages in chats of no plan; 0 = of
 * none. What is about a message in a plan goes with the plan.
 */
export async function noticesOfPlaces(
  db: Db,
  places: readonly PlaceOfNotice[],
): Promise<(PlaceOfNotice & Pick<Notice, "id">)[]> {
  return db.run(
    `select id, user_id as "userId", plan_id as "planId", record_id as "recordId",
       dialog_id as "dialogId"
     from notices
     where (user_id, plan_id, record_id, case when plan_id > 0 then 0 else dialog_id end) in
       (select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[]))`,
    [
      places.map(({ userId }) => userId),
      places.map(({ planId }) => planId),
      places.map(({ recordId }) => recordId),
      places.map(({ dialogId }) => dialogId),
    ],
  );
}

/** Of whom, and the private task that they do not see any more. */
interface LostTask {
  readonly userId: Id;
  readonly taskId: Id;
}

/** The notices that people have of private tasks, and of what was said in their chats. */
export async function noticesOfPrivateTasks(
  db: Db,
  lost: readonly LostTask[],
): Promise<(LostTask & Pick<Notice, "id">)[]> {
  return db.run(
    `select n.id, n.user_id as "userId", lost.task_id as "taskId"
     from unnest($1::bigint[], $2::bigint[]) as lost (user_id, task_id)
     join notices n on n.user_id = lost.user_id and n.plan_id > 0 and (
       n.task_id in (select id from tasks where private_to = lost.task_id)
       or n.dialog_id in (select id from dialogs where private_to = lost.task_id))`,
    [lost.map(({ userId }) => userId), lost.map(({ taskId }) => taskId)],
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
