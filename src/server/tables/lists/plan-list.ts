import { sql } from "kysely";
import { type Plan, planShape } from "#domain/plan/plan.ts";
import { mayReadSql } from "../may-read.ts";
import type { Db } from "../sql/db.ts";
import { type Archived, offsetOf, type Page } from "./list-page.ts";

const fields = Object.keys(planShape.shape) as (keyof Plan)[];
const selection = fields.map((field) => `plans.${field}` as const);

export interface PlanFilter {
  userId: number;
  archived: Archived;
  type?: "all" | "team" | "personal" | undefined;
  /** A part of the name. */
  name?: string | undefined;
  /** Only plans in which something changed after this number. */
  since: number;
}

function filtered(db: Db, { userId, archived, type = "all", name, since }: PlanFilter) {
  let query = db.build
    .selectFrom("plans")
    .where(sql<boolean>`${sql.raw(mayReadSql(String(userId), "plans.scope"))}`);
  if (archived === "yes") query = query.where("plans.archivedTime", ">", 0);
  if (archived === "no") query = query.where("plans.archivedTime", "=", 0);
  if (type !== "all") query = query.where("plans.personal", "=", type === "personal" ? 1 : 0);
  if (name) {
    const pattern = `%${name.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    query = query.where("plans.name", "ilike", pattern);
  }
  if (since > 0) {
    query = query.where(
      sql<boolean>`exists (select 1 from changes c where c.scope = plans.scope and c.seq > ${since})`,
    );
  }
  return query;
}

/** One page, the newest first. */
export async function listPlans(db: Db, filter: PlanFilter, page: Page): Promise<Plan[]> {
  return filtered(db, filter)
    .select(selection)
    .orderBy("plans.createTime", "desc")
    .orderBy("plans.id", "desc")
    .limit(page.size)
    .offset(offsetOf(page))
    .execute();
}

export async function countListedPlans(db: Db, filter: PlanFilter): Promise<number> {
  const row = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirst();
  return row?.count ?? 0;
}

export async function listPlanNames(
  db: Db,
  userId: number,
): Promise<{ id: number; name: string }[]> {
  return filtered(db, { userId, archived: "no", since: 0 })
    .select(["plans.id", "plans.name"])
    .orderBy("plans.name")
    .orderBy("plans.id")
    .execute();
}

/** How many tasks of a plan there are that the person sees, but for what was cancelled, are complete, are the person's, are theirs and complete. */
export interface PlanCounts {
  planId: number;
  taskNum: number;
  taskComplete: number;
  taskMyNum: number;
  taskMyComplete: number;
}

export async function countPlanTasks(
  db: Db,
  planIds: readonly number[],
  userId: number,
): Promise<PlanCounts[]> {
  return db.run<PlanCounts>(
    `select plan_id as "planId", count(*) as "taskNum",
            count(*) filter (where complete_time > 0) as "taskComplete",
            count(*) filter (where task_user @> $2::jsonb) as "taskMyNum",
            count(*) filter (where task_user @> $2::jsonb and complete_time > 0) as "taskMyComplete"
     from tasks
     where plan_id = any($1::bigint[]) and parent_id = 0 and archived_time = 0 and cancelled = 0
       and (private_to = 0 or ${mayReadSql("$3::bigint", "scope")})
     group by plan_id`,
    [planIds, JSON.stringify([{ userId, owner: 1 }]), userId],
  );
}

/** What people own of the tasks of plans that a person sees, those who own most first. */
export async function countPeoplesTasks(db: Db, planIds: readonly number[], reader: number) {
  return db.run<{ planId: number; userId: number; taskNum: number; taskComplete: number }>(
    `select plan_id as "planId", (entry->>'userId')::bigint as "userId", count(*) as "taskNum",
            count(*) filter (where complete_time > 0) as "taskComplete"
     from tasks, jsonb_array_elements(task_user) entry
     where plan_id = any($1::bigint[]) and parent_id = 0 and archived_time = 0 and cancelled = 0
       and entry->>'owner' = '1' and (private_to = 0 or ${mayReadSql("$2::bigint", "scope")})
     group by plan_id, (entry->>'userId')::bigint
     order by count(*) desc, (entry->>'userId')::bigint`,
    [planIds, reader],
  );
}

export async function membersOfPlans(db: Db, planIds: readonly number[]) {
  return db.run<{ planId: number; userId: number; owner: 0 | 1 }>(
    `select plan_id as "planId", user_id as "userId", owner from plan_users
     where plan_id = any($1::bigint[]) order by create_time, user_id`,
    [planIds],
  );
}
