import { sql } from "kysely";
import { planScope, type Scope } from "#domain/scope.ts";
import { type Task, taskShape } from "#domain/task/task.ts";
import type { CountedTask } from "#domain/task/count-tasks.ts";
import { mayReadSql } from "../may-read.ts";
import { tableOf } from "../registry.ts";
import type { Db } from "../sql/db.ts";
import { goneIds, lostRowIds, without } from "./lost-ids.ts";
import { privateScopesOf } from "../private-tasks.ts";
import { type Archived, offsetOf, type Page } from "./list-page.ts";

const fields = Object.keys(taskShape.shape) as (keyof Task)[];
const selection = fields.map((field) => `tasks.${field}` as const);

export interface TaskFilter {
  userId: number;
  /** Only tasks of this scope, which the person may read; of all that they may see where left out. */
  scope?: Scope | undefined;
  planId?: number | undefined;
  /** Above 0 the subtasks of that task, -1 only top-level tasks. */
  parentId?: number | undefined;
  /** Only tasks that the person owns or assists with. */
  mine: boolean;
  archived: Archived;
  /** Only tasks that changed after this number. */
  since: number;
}

function filtered(db: Db, filter: TaskFilter) {
  let query = db.build
    .selectFrom("tasks")
    .where(filter.scope ? inScope(filter.scope) : inReach(filter.userId))
    .where("tasks.seq", ">", filter.since);
  if (filter.planId) query = query.where("tasks.planId", "=", filter.planId);
  if (filter.parentId) query = query.where("tasks.parentId", "=", Math.max(filter.parentId, 0));
  if (filter.mine) query = query.where(hasRole(filter.userId));
  if (filter.archived === "yes") query = query.where("tasks.archivedTime", ">", 0);
  if (filter.archived === "no") query = query.where("tasks.archivedTime", "=", 0);
  return query;
}

function inReach(userId: number) {
  return sql<boolean>`${sql.raw(mayReadSql(String(userId), "tasks.scope"))}`;
}

function inScope(scope: Scope) {
  return sql<boolean>`tasks.scope = ${scope}`;
}

/** The person is among the task's people; with owner, in that role. */
function hasRole(userId: number, owner?: 0 | 1) {
  const entry = owner === undefined ? { userId } : { userId, owner };
  return sql<boolean>`tasks.task_user @> ${JSON.stringify([entry])}::jsonb`;
}

/** One page of tasks. */
export interface TaskPage {
  /** A list of tasks as JSON. */
  readonly json: string;
  /** How many tasks are on the page, and how many in all. */
  readonly count: number;
  readonly total: number;
}

/** One page, the newest first. */
export async function listTasks(db: Db, filter: TaskFilter, page: Page): Promise<TaskPage> {
  const found = filtered(db, filter)
    .selectAll("tasks")
    .orderBy("tasks.id", "desc")
    .limit(page.size)
    .offset(offsetOf(page));
  const { rows } = await sql<{ json: string; count: number }>`
    select '[' || coalesce(string_agg(${sql.raw(TASK)}, ',' order by t.id desc), '') || ']' as json,
      count(*) as count
    from (${found}) t`.execute(db.build);
  const { json = "[]", count = 0 } = rows[0] ?? {};
  const isAll = page.current === 1 && count < page.size;
  return { json, count, total: isAll ? count : await countListedTasks(db, filter) };
}

const TASK = tableOf("task").json("t");

async function countListedTasks(db: Db, filter: TaskFilter): Promise<number> {
  const row = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Ids of tasks that went after a number, or that the person may not see any more; for the list of a plan also those that left it. */
export async function lostTaskIds(
  db: Db,
  { userId, planId }: Pick<TaskFilter, "userId" | "planId">,
  since: number,
): Promise<number[]> {
  const places = planId ? [planScope(planId), ...(await privateScopesOf(db, planId))] : undefined;
  const gone = await goneIds(db, { entity: "task", userId, scopes: places, since });
  const lost = planId
    ? []
    : await lostRowIds(db, { entity: "task", table: "tasks", userId, since });
  const ids = [...gone, ...lost];
  if (ids.length === 0) return [];
  let query = db.build.selectFrom("tasks").where(inReach(userId)).where("tasks.id", "in", ids);
  if (planId) query = query.where("tasks.planId", "=", planId);
  return without(ids, await query.select("tasks.id").execute());
}

/** Tasks that may be the person's own: of open plans in reach, not put away, no subtasks. */
function owned(db: Db, userId: number) {
  return db.build
    .selectFrom("tasks")
    .innerJoin("plans", "plans.id", "tasks.planId")
    .where(hasRole(userId, 1))
    .where("tasks.parentId", "=", 0)
    .where("tasks.archivedTime", "=", 0)
    .where("plans.archivedTime", "=", 0)
    .where(inReach(userId));
}

/** One page of the person's open tasks, in the order of `orderMyTasks`. */
export async function myTasks(db: Db, userId: number, page: Page): Promise<Task[]> {
  return owned(db, userId)
    .where("tasks.completeTime", "=", 0)
    .select(selection)
    .orderBy(sql`tasks.end_time = 0`)
    .orderBy("tasks.endTime")
    .orderBy("tasks.id", "desc")
    .limit(page.size)
    .offset(offsetOf(page))
    .execute();
}

/** The person's open tasks that end or begin until a moment, with the names of their plans: the one that ends first is first. */
export async function myTasksUntil(
  db: Db,
  userId: number,
  { until, most }: { readonly until: number; readonly most: number },
): Promise<(Pick<Task, "id" | "name" | "planId" | "startTime" | "endTime"> & { plan: string })[]> {
  return owned(db, userId)
    .where("tasks.completeTime", "=", 0)
    .where(({ eb, and, or }) =>
      or([
        and([eb("tasks.endTime", ">", 0), eb("tasks.endTime", "<=", until)]),
        and([eb("tasks.startTime", ">", 0), eb("tasks.startTime", "<=", until)]),
      ]),
    )
    .select(["tasks.id", "tasks.name", "tasks.planId", "tasks.startTime", "tasks.endTime"])
    .select("plans.name as plan")
    .orderBy("tasks.endTime")
    .orderBy("tasks.id")
    .limit(most)
    .execute();
}

export async function countMyOpenTasks(db: Db, userId: number): Promise<number> {
  const row = await owned(db, userId)
    .where("tasks.completeTime", "=", 0)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** What counting needs of the person's tasks. */
export async function tasksToCount(db: Db, userId: number): Promise<CountedTask[]> {
  return owned(db, userId)
    .select([
      "tasks.planId",
      "tasks.parentId",
      "tasks.archivedTime",
      "tasks.startTime",
      "tasks.endTime",
      "tasks.completeTime",
      "tasks.flowItemStatus",
      "tasks.cancelled",
      "tasks.taskUser",
    ])
    .execute();
}
