import {
  AUTOMATION_DEPTH_MAX,
  AUTOMATION_LOG_KEPT,
  AUTOMATION_LOG_MAX,
} from "#domain/automation/automation-limits.ts";
import type { AutomationRun } from "#domain/automation/automation-run.ts";
import type { Id } from "#domain/id.ts";
import type { Selectable } from "kysely";
import type { Db } from "../../sql/db.ts";
import type { Schema } from "../../sql/schema.ts";

export type RunRow = Selectable<Schema["automationRuns"]>;

/** Something that happened to a task, in the words that rules listen to. */
export interface AutomationEvent {
  readonly planId: Id;
  readonly taskId: Id;
  readonly taskName: string;
  readonly words: readonly string[];
  /** Epoch ms. */
  readonly at: number;
  /** Which one it is of rules that set off one another, 1 = people set it off. */
  readonly depth: number;
}

/** Notes what rules listen to, for each of them; where too many have set off one another it is noted that it stops there. */
export async function addRunsOf(db: Db, events: readonly AutomationEvent[]): Promise<void> {
  await db.run(
    `insert into automation_runs
       (automation_id, plan_id, name, task_id, task_name, at, depth, state, reason, done_time)
     select a.id, a.plan_id, a.name, e."taskId", e."taskName", e.at, e.depth,
       case when e.depth > ${AUTOMATION_DEPTH_MAX} then 'stopped' else 'waiting' end,
       case when e.depth > ${AUTOMATION_DEPTH_MAX} then 'automation.tooDeep' else '' end,
       case when e.depth > ${AUTOMATION_DEPTH_MAX} then e.at else 0 end
     from jsonb_to_recordset($1) as e
       ("planId" bigint, "taskId" bigint, "taskName" text, words jsonb, at bigint, depth int, place bigint)
     join automations a on a.plan_id = e."planId" and a.enabled = 1
       and e.words ? a.listens_to
     order by e.place, a.create_time, a.id`,
    [JSON.stringify(events.map((event, place) => ({ ...event, place })))],
  );
}

/** A run that the clock set off. */
export type DatedRun = Pick<
  RunRow,
  "automationId" | "planId" | "name" | "taskId" | "taskName" | "at" | "state" | "doneTime"
>;

export async function addDatedRuns(db: Db, runs: readonly DatedRun[]): Promise<void> {
  await db.run(
    `insert into automation_runs
       (automation_id, plan_id, name, task_id, task_name, at, depth, state, done_time)
     select r."automationId", r."planId", r.name, r."taskId", r."taskName", r.at, 1, r.state, r."doneTime"
     from jsonb_to_recordset($1) as r
       ("automationId" bigint, "planId" bigint, name text, "taskId" bigint, "taskName" text, at bigint,
        state text, "doneTime" bigint)
     order by r.at, r."automationId"`,
    [JSON.stringify(runs)],
  );
}

/** What rules are to do now: of each plan in the order in which it was set off, and plans in turns, so that none keeps others waiting. */
export async function runsToDo(
  db: Db,
  { now, most }: { readonly now: number; readonly most: number },
): Promise<Pick<RunRow, "id" | "planId">[]> {
  // From one plan that waits to the next by the index: what one of them has in thousands is not read for it.
  return db.run(
    `with recursive waiting as (
       (select plan_id from automation_runs where state = 'waiting' order by plan_id limit 1)
       union all
       select (select r.plan_id from automation_runs r
         where r.state = 'waiting' and r.plan_id > w.plan_id order by r.plan_id limit 1)
       from waiting w where w.plan_id is not null)
     select due.id, due.plan_id as "planId" from waiting w cross join lateral (
       select r.id, r.plan_id, row_number() over (order by r.id) as turn
       from automation_runs r
       where r.plan_id = w.plan_id and r.state = 'waiting' and r.try_time <= $1
       order by r.id limit $2) due
     order by due.turn, due.id limit $2`,
    [now, most],
  );
}

/** The run, where it still waits for whoever has entered the lane of its plan. */
export async function runStillWaiting(db: Db, id: number): Promise<RunRow | undefined> {
  const row = await db.build
    .selectFrom("automationRuns")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.state === "waiting" ? row : undefined;
}

export async function settleRun(
  db: Db,
  id: number,
  { outcomes, ...put }: Partial<Omit<RunRow, "id">>,
): Promise<void> {
  const told = outcomes && { outcomes: JSON.stringify(outcomes) as unknown as typeof outcomes };
  await db.build
    .updateTable("automationRuns")
    .set({ ...put, ...told })
    .where("id", "=", id)
    .execute();
}

export async function removeRun(db: Db, id: number): Promise<void> {
  await db.build.deleteFrom("automationRuns").where("id", "=", id).execute();
}

/**
 * How many runs of a plan there were since a moment, and when the last of those was that make room for a tenth of the most, 0 = there
 * were not so many. All that waits is put off each time, so it waits for room for more than one.
 */
export async function countRunsSince(
  db: Db,
  planId: Id,
  { since, most }: { readonly since: number; readonly most: number },
): Promise<{ readonly count: number; readonly tenth: number }> {
  const [row] = await db.run<{ count: number; tenth: number }>(
    `select count(*)::int as count,
       coalesce(max(done_time) filter (where place >= $3), 0)::bigint as tenth
     from (
       select done_time, row_number() over (order by done_time desc, id desc) as place
       from automation_runs
       where plan_id = $1 and state in ('done', 'failed') and done_time > $2) done`,
    [planId, since, most - Math.ceil(most / 10) + 1],
  );
  return row ?? { count: 0, tenth: 0 };
}

/** All runs of a plan that wait, wait until then (epoch ms), for a reason that has a text. */
export async function pauseRuns(
  db: Db,
  planId: Id,
  { until, reason }: { readonly until: number; readonly reason: string },
): Promise<void> {
  await db.run(
    `update automation_runs set try_time = $2, reason = $3
     where plan_id = $1 and state = 'waiting'`,
    [planId, until, reason],
  );
}

/** What rules of a plan did, the newest first; what waits stands there only where it was paused. */
export async function listRuns(
  db: Db,
  { planId, before }: { readonly planId: Id; readonly before?: number | undefined },
  limit: number,
): Promise<AutomationRun[]> {
  return db.build
    .selectFrom("automationRuns")
    .select([
      "id",
      "automationId",
      "name",
      "taskId",
      "taskName",
      "at",
      "doneTime",
      "state",
      "reason",
      "outcomes",
    ])
    .where("planId", "=", planId)
    .where((eb) => eb.or([eb("state", "!=", "waiting"), eb("reason", "!=", "")]))
    .where("id", "<", before ?? Number.MAX_SAFE_INTEGER)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** When each rule of a plan last did something, and how often it could not, as far as the log reaches. */
export async function standingsOfRules(
  db: Db,
  planId: Id,
): Promise<{ automationId: Id; lastTime: number; failed: number }[]> {
  return db.run(
    `select automation_id as "automationId", max(done_time) as "lastTime",
       count(*) filter (where state <> 'done')::int as failed
     from automation_runs where plan_id = $1 and state <> 'waiting' group by automation_id`,
    [planId],
  );
}

/** Removes lines that are old, more than a plan keeps, or of a plan that is gone; whether there may be more. */
export async function trimRuns(db: Db, now: number, most: number): Promise<boolean> {
  const gone = await db.run(
    `delete from automation_runs where id in (
       select id from (
         select r.id, r.state, r.done_time, p.id as plan,
           row_number() over (partition by r.plan_id order by r.id desc) as place
         from automation_runs r left join plans p on p.id = r.plan_id) r
       where r.plan is null
         or (r.state <> 'waiting' and (r.done_time < $1 or r.place > ${AUTOMATION_LOG_MAX}))
       limit $2)
     returning id`,
    [now - AUTOMATION_LOG_KEPT, most],
  );
  return gone.length === most;
}
