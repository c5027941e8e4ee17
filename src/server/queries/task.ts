import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/task.ts";
import type { Id } from "#domain/id.ts";
import { MY_TASKS_PAGE } from "#domain/limits.ts";
import { type Refusal, taskGone } from "#domain/refusal.ts";
import { planScope } from "#domain/scope.ts";
import { countTasks } from "#domain/task/count-tasks.ts";
import type { Task } from "#domain/task/task.ts";
import { hasAccess } from "../tables/lists/reach.ts";
import * as tasks from "../tables/lists/task-list.ts";
import type { Db } from "../tables/sql/db.ts";
import { pageOf, pagesOf, readTimerange } from "./paging.ts";
import { planInReach } from "./plan.ts";
import { tableOf } from "../tables/registry.ts";

type Answer<Call extends (typeof calls)[keyof typeof calls]> = Promise<
  Result<ReplyOf<Call>, Refusal>
>;

const PAGE = 100;

/** The task to a member of its plan, a refusal to everybody else. */
async function taskInReach(db: Db, userId: Id, taskId: Id): Promise<Result<Task, Refusal>> {
  const task = await tableOf("task").get(db, taskId);
  const mayRead = task && (await hasAccess(db, userId, planScope(task.planId)));
  return mayRead ? success(task) : failure(taskGone(taskId));
}

export async function listTasks(
  db: Db,
  userId: Id,
  body: ParsedBodyOf<typeof calls.listTasks>,
): Answer<typeof calls.listTasks> {
  const { planId, parentId = 0 } = body;
  const found = planId ? await planInReach(db, userId, planId) : undefined;
  if (found && !found.ok) return found;
  const parent = parentId > 0 ? await taskInReach(db, userId, parentId) : undefined;
  if (parent && !parent.ok) return parent;

  const timerange = await readTimerange(db, body.timerange);
  if (!timerange.ok) return timerange;
  const { updated, deleted, next } = timerange.value;
  const mine = !planId && parentId <= 0;
  const archived = body.archived ?? "no";
  const filter = { userId, planId, parentId, mine, archived, since: updated };
  const page = pageOf(body, PAGE);
  const records = await tasks.listTasks(db, filter, page);
  const total = await tasks.countListedTasks(db, filter);
  const wantsGone = deleted > 0 && page.current === 1;
  return success({
    records,
    current: page.current,
    pages: pagesOf(total, page),
    total,
    to: (page.current - 1) * page.size + records.length,
    deleted_id: wantsGone ? await tasks.lostTaskIds(db, filter, deleted) : [],
    timerange: next,
  });
}

/** The task with the names of its places; `archived` says where the caller looks for it. */
export async function getTask(
  db: Db,
  userId: Id,
  { taskId, archived = "all" }: ParsedBodyOf<typeof calls.getTask>,
): Answer<typeof calls.getTask> {
  const found = await taskInReach(db, userId, taskId);
  if (!found.ok) return found;
  const task = found.value;
  if (archived !== "all" && (archived === "yes") !== task.archivedTime > 0) {
    // Whoever looks among the archived ones goes back to the open ones (seed 000 §8).
    const data = { taskId, ...(archived === "yes" && { force: 1 }) };
    return failure({ ...taskGone(taskId), data });
  }
  const plan = await tableOf("plan").get(db, task.planId);
  const column = await tableOf("column").get(db, task.columnId);
  return success({ ...task, planName: plan?.name ?? "", columnName: column?.name ?? "" });
}

export async function getTaskContent(
  db: Db,
  userId: Id,
  taskId: Id,
): Answer<typeof calls.getTaskContent> {
  const found = await taskInReach(db, userId, taskId);
  return found.ok ? success((await tableOf("taskContent").get(db, taskId)) ?? null) : found;
}

export async function listMyTasks(
  db: Db,
  userId: Id,
  body: ParsedBodyOf<typeof calls.listMyTasks>,
): Answer<typeof calls.listMyTasks> {
  const page = pageOf(body, MY_TASKS_PAGE);
  const records = await tasks.myTasks(db, userId, page);
  const total = await tasks.countMyOpenTasks(db, userId);
  return success({ records, total, current: page.current, pages: pagesOf(total, page) });
}

export async function countMyTasks(
  db: Db,
  userId: Id,
  now: number,
): Answer<typeof calls.countMyTasks> {
  // The statement leaves out tasks of archived plans; all other rules are the domain's.
  return success(countTasks(await tasks.tasksToCount(db, userId), userId, () => true, now));
}
