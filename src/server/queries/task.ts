import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/task.ts";
import type { Id } from "#domain/id.ts";
import { MY_TASKS_PAGE } from "#domain/limits.ts";
import { planGone, type Refusal, taskGone } from "#domain/refusal.ts";
import { planScope, type Scope } from "#domain/scope.ts";
import { countTasks } from "#domain/task/count-tasks.ts";
import { type Task, taskEntity } from "#domain/task/task.ts";
import { jsonObject, JsonText } from "../json-text.ts";
import type { Page } from "../tables/lists/list-page.ts";
import { mayRead } from "../tables/may-read.ts";
import { seesPrivateTasks } from "../tables/private-tasks.ts";
import * as tasks from "../tables/lists/task-list.ts";
import { lastSetter } from "../tables/own/change.ts";
import { scopeStateOf } from "../tables/own/scope-state.ts";
import type { Db } from "../tables/sql/db.ts";
import { KeptLists } from "./kept-lists.ts";
import { pageOf, pagesOf, readTimerange } from "./paging.ts";
import { tableOf } from "../tables/registry.ts";

type Answer<Call extends (typeof calls)[keyof typeof calls]> = Promise<
  Result<ReplyOf<Call> | JsonText<ReplyOf<Call>>, Refusal>
>;

const PAGE = 100;

/** The task to a member of its plan, a refusal to everybody else. */
export async function taskInReach(db: Db, userId: Id, taskId: Id): Promise<Result<Task, Refusal>> {
  const task = await tableOf("task").get(db, taskId);
  const isSeen = task && (await mayRead(db, userId, taskEntity.scope(task)));
  return isSeen ? success(task) : failure(taskGone(taskId));
}

export async function listTasks(
  db: Db,
  userId: Id,
  body: ParsedBodyOf<typeof calls.listTasks>,
): Answer<typeof calls.listTasks> {
  const { planId, parentId = 0 } = body;
  const place = await placeOf(db, userId, { planId, parentId });
  if (!place.ok) return place;
  const timerange = await readTimerange(db, body.timerange);
  if (!timerange.ok) return timerange;
  const { updated, deleted, next } = timerange.value;
  const filter = {
    userId,
    scope: place.value?.scope,
    planId,
    parentId,
    mine: !place.value,
    archived: body.archived ?? "no",
    since: updated,
  };
  const page = pageOf(body, PAGE);
  const { json, count, total } = await readList(db, filter, page, place.value?.asOf);
  const wantsGone = deleted > 0 && page.current === 1;
  return success(
    jsonObject<ReplyOf<typeof calls.listTasks>>({
      records: new JsonText<Task[]>(json),
      current: page.current,
      pages: pagesOf(total, page),
      total,
      to: (page.current - 1) * page.size + count,
      deleted_id: wantsGone ? await tasks.lostTaskIds(db, filter, deleted) : [],
      timerange: next,
    }),
  );
}

/**
 * Where the tasks of a list lie: a scope that the caller may read, and as of what it stands; none where some lie in others, as
 * do private tasks of a plan.
 */
interface Place {
  readonly scope?: Scope;
  readonly asOf?: string;
}

/** The place of a plan's or a task's list; none for the list of all tasks of the caller. */
async function placeOf(
  db: Db,
  userId: Id,
  { planId, parentId }: { planId: Id | undefined; parentId: number },
): Promise<Result<Place | undefined, Refusal>> {
  const parent = parentId > 0 ? await tableOf("task").get(db, parentId) : undefined;
  const isGone = parentId > 0 && (!parent || (planId && planId !== parent.planId));
  if (isGone) return failure(taskGone(parentId));
  const home = planId ?? parent?.planId;
  if (!home) return success(undefined);
  const scope = parent ? taskEntity.scope(parent) : planScope(home);
  const state = await scopeStateOf(db, userId, scope);
  if (!state.mayRead) return failure(planId && !parent ? planGone(planId) : taskGone(parentId));
  const liesElsewhere = !parent && (await seesPrivateTasks(db, userId, home));
  return success(liesElsewhere ? {} : { scope, asOf: state.asOf });
}

/** Characters of lists that are kept, of all boards that are read again and again. */
const KEPT_MAX = 32_000_000;
const keptLists = new WeakMap<Db, KeptLists<tasks.TaskPage>>();

async function readList(
  db: Db,
  filter: tasks.TaskFilter,
  page: Page,
  asOf: string | undefined,
): Promise<tasks.TaskPage> {
  const read = async () => tasks.listTasks(db, filter, page);
  // What is asked for since a number is little, and asked for once.
  if (!asOf || filter.since > 0) return read();
  const kept = keptLists.get(db) ?? new KeptLists<tasks.TaskPage>(KEPT_MAX);
  keptLists.set(db, kept);
  const { scope, planId, parentId, archived } = filter;
  return kept.read(JSON.stringify([scope, planId, parentId, archived, page]), asOf, read);
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

/** `plan/task/setter`: who set a field of a task last. */
export async function getSetter(
  db: Db,
  userId: Id,
  { taskId, field }: ParsedBodyOf<typeof calls.getSetter>,
): Answer<typeof calls.getSetter> {
  const found = await taskInReach(db, userId, taskId);
  if (!found.ok) return found;
  const setter = await lastSetter(db, userId, { entity: "task", id: taskId, field });
  return success(setter ?? { userId: 0, at: 0 });
}
