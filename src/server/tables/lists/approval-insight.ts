import { INSIGHT_LINES_MAX } from "#domain/approval/insight/insight-limits.ts";
import type { Waits } from "#domain/approval/insight/waiting.ts";
import type { Id } from "#domain/id.ts";
import { mayReadSql } from "../may-read.ts";
import type { Db } from "../sql/db.ts";

const READABLE = mayReadSql("$4::bigint", "r.scope");

/** Requests that wait for somebody at most of which an insight counts: more are not read, to whomever they are. */
const WAITS_MAX = 20_000;

/** How long the steps of forms took that were decided since a moment, the slowest first; what passed by itself took no time of anybody's. */
export async function stepTimes(
  db: Db,
  formIds: readonly Id[],
  from: number,
  /** Only what one of these decided; whoever it was, where they are left out. */
  userIds?: readonly Id[],
): Promise<{ formId: number; name: string; count: number; median: number; longest: number }[]> {
  return db.run(
    `select r.form_id::float8 as "formId", t.name, count(*)::int as count,
       round(percentile_cont(0.5) within group (order by t.took))::float8 as median, max(t.took)::float8 as longest
     from approvals r
     cross join lateral (
       select run ->> 'name' as name, (run ->> 'endTime')::bigint as ended,
         (run ->> 'endTime')::bigint - (run ->> 'startTime')::bigint as took
       from jsonb_array_elements(r.runs) run
       where exists (select from jsonb_array_elements(run -> 'tasks') task where task ->> 'status' in ('1', '2', '6')
         and ($3::bigint[] is null or coalesce(task ->> 'deputyId', task ->> 'userId')::bigint = any($3::bigint[])))
     ) t
     where r.form_id = any($1::bigint[]) and r.update_time >= $2 and t.ended >= $2
     group by 1, 2 order by median desc, 1, 2 limit ${INSIGHT_LINES_MAX}`,
    [formIds, from, userIds ?? null],
  );
}

/** All who were ever asked to decide requests with these forms, or stood in for them. */
export async function peopleAsked(db: Db, formIds: readonly Id[]): Promise<Id[]> {
  const rows = await db.run<{ userId: Id }>(
    `select distinct person.id::float8 as "userId"
     from approvals r
     cross join lateral jsonb_array_elements(r.runs) run
     cross join lateral jsonb_array_elements(run -> 'tasks') task
     cross join lateral unnest(array[(task ->> 'userId')::bigint, (task ->> 'deputyId')::bigint]) as person(id)
     where r.form_id = any($1::bigint[]) and person.id is not null`,
    [formIds],
  );
  return rows.map(({ userId }) => userId);
}

/** Somebody, and the place at which what they decide counts. */
export interface PlaceOfPerson {
  readonly userId: Id;
  readonly place: Id;
}

/**
 * How long people took from when they were asked until they decided, by place, the slowest first. In a sequence they are asked
 * once whoever stands before them is done; what counts because they had decided before took them no time.
 */
export async function takenTimes(
  db: Db,
  formIds: readonly Id[],
  from: number,
  people: readonly PlaceOfPerson[],
): Promise<{ id: number; count: number; median: number; longest: number }[]> {
  return db.run(
    `select p.place::float8 as id, count(*)::int as count,
       round(percentile_cont(0.5) within group (order by t.took))::float8 as median, max(t.took)::float8 as longest
     from approvals r
     cross join lateral jsonb_array_elements(r.runs) run
     cross join lateral (
       select coalesce(task ->> 'deputyId', task ->> 'userId')::bigint as user_id, (task ->> 'time')::bigint as ended,
         task ->> 'status' as status, task ->> 'auto' as auto,
         (task ->> 'time')::bigint - greatest((run ->> 'startTime')::bigint, case when run ->> 'mode' = 'sequence' then coalesce(
           max((task ->> 'time')::bigint) over (order by place rows between unbounded preceding and 1 preceding), 0) else 0 end) as took
       from jsonb_array_elements(run -> 'tasks') with ordinality as listed(task, place)
     ) t
     join unnest($3::bigint[], $4::bigint[]) as p(user_id, place) on p.user_id = t.user_id
     where r.form_id = any($1::bigint[]) and r.update_time >= $2 and t.ended >= $2
       and t.status in ('1', '2', '6') and t.auto = 'false'
     group by 1 order by median desc, 1 limit ${INSIGHT_LINES_MAX}`,
    [formIds, from, people.map(({ userId }) => userId), people.map(({ place }) => place)],
  );
}

/** What waits for whom now, the oldest first. */
export async function waitingTasks(db: Db, formIds: readonly Id[]): Promise<Waits[]> {
  return db.run(
    `select r.id::float8 as "approvalId", r.form_id::float8 as "formId", (task ->> 'userId')::float8 as "userId",
       (run ->> 'startTime')::float8 as since
     from approvals r
     cross join lateral jsonb_array_elements(r.runs) run
     cross join lateral jsonb_array_elements(run -> 'tasks') task
     where r.form_id = any($1::bigint[]) and r.status = 3 and run ->> 'endTime' = '0'
       and (run ->> 'round')::int = r.round and task ->> 'status' = '3'
     order by 4, 1, 3 limit ${WAITS_MAX}`,
    [formIds],
  );
}

interface Overdue {
  readonly approvalId: number;
  readonly recordId: number;
  readonly formId: number;
  readonly title: string;
  readonly createUserId: number;
  readonly askedIds: number[];
  readonly dueTime: number;
}

/** Whose question it is: which request it is, and what it is called, is said to who may read it. */
interface Asker {
  readonly userId: Id;
  readonly readsAll: boolean;
}

/** What should have been decided by now, and was not: its time is over, or somebody was reminded of that, or asked instead. */
export async function overdueApprovals(
  db: Db,
  formIds: readonly Id[],
  { userId, readsAll }: Asker,
  now: number,
): Promise<Overdue[]> {
  return db.run(
    `select case when seen.may then r.id else 0 end::float8 as "approvalId",
       case when seen.may then r.record_id else 0 end::float8 as "recordId", case when seen.may then r.title else '' end as title,
       r.form_id::float8 as "formId", r.create_user_id::float8 as "createUserId", r.asked_ids as "askedIds",
       late.time::float8 as "dueTime"
     from approvals r
     cross join lateral (
       select min(coalesce(
         (select min((event ->> 'time')::bigint) from jsonb_array_elements(r.events) event
          where event ->> 'what' in ('remind', 'escalate') and event ->> 'runId' = run ->> 'id'),
         nullif(coalesce((run ->> 'dueTime')::bigint, 0), 0)
       )) as time
       from jsonb_array_elements(r.runs) run
       where run ->> 'endTime' = '0' and (run ->> 'round')::int = r.round
     ) late
     cross join lateral (select $3::boolean or ${READABLE} as may) seen
     where r.form_id = any($1::bigint[]) and r.status = 3 and late.time <= $2
     order by late.time, r.id limit ${INSIGHT_LINES_MAX}`,
    [formIds, now, readsAll, userId],
  );
}
