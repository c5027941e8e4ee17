import { sql } from "kysely";
import { type Plan, planShape } from "#domain/plan/plan.ts";
import { orderPlans } from "#domain/plan/place/order-plans.ts";
import { userScope } from "#domain/scope.ts";
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
      sql<boolean>`(exists (select 1 from changes c where c.scope = plans.scope and c.seq > ${since})
        or exists (select 1 from plan_places p
                   where p.plan_id = plans.id and p.scope = ${userScope(userId)} and p.seq > ${since}))`,
    );
  }
  return query;
}

/** A plan, and where a person keeps it. */
export interface PlacedPlan {
  readonly plan: Plan;
  readonly place: { readonly topTime: number; readonly favourite: 0 | 1; readonly rank: string };
}

/** One page in the order of whoever asks, and how many there are. */
export async function listPlans(
  db: Db,
  filter: PlanFilter,
  page: Page,
): Promise<{ rows: PlacedPlan[]; total: number }> {
  // Nobody is in so many plans that their order could not be made here, by the same rule as in browsers.
  const all = await inOrder(db, filter);
  const shown = all.slice(offsetOf(page), offsetOf(page) + page.size);
  const ids = shown.map(({ plan }) => plan.id);
  if (ids.length === 0) return { rows: [], total: all.length };
  const found = await db.build
    .selectFrom("plans")
    .select(selection)
    .where("plans.id", "in", ids)
    .execute();
  const byId = new Map(found.map((plan) => [plan.id, plan]));
  const rows = shown.flatMap(({ plan: { id }, place }) => {
    const plan = byId.get(id);
    return plan ? [{ plan, place }] : [];
  });
  return { rows, total: all.length };
}

async function inOrder(db: Db, filter: PlanFilter) {
  const found = await filtered(db, filter)
    .leftJoin("planPlaces", (join) =>
      join.onRef("planPlaces.planId", "=", "plans.id").on("planPlaces.userId", "=", filter.userId),
    )
    .select(["plans.id", "plans.name", "plans.createTime"])
    .select(["planPlaces.topTime", "planPlaces.favourite", "planPlaces.rank"])
    .execute();
  return orderPlans(
    found.map(({ topTime, favourite, rank, ...plan }) => ({
      plan,
      place: { topTime: topTime ?? 0, favourite: favourite ?? 0, rank: rank ?? "" } as const,
    })),
  );
}

/** Id and name of a person's plans that are not archived, in their order. */
export async function listPlanNames(
  db: Db,
  userId: number,
): Promise<{ id: number; name: string }[]> {
  const all = await inOrder(db, { userId, archived: "no", since: 0 });
  return all.map(({ plan: { id, name } }) => ({ id, name }));
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
