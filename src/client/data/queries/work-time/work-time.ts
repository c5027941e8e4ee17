import type { Scope } from "#domain/scope.ts";
import type { Task } from "#domain/task/task.ts";
import type { TimeEntry } from "#domain/work-time/time-entry.ts";
import type { WorkTimer } from "#domain/work-time/work-timer.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import { beginningWith, planTasks, scopesOfPlan } from "../../database/plan-tasks.ts";

/** Entries lie plan by plan and task by task. */
const index = "[scope+taskId+startTime]";

/** What was worked, with the task it was worked on; that may be out of sight. */
export interface WorkedTime {
  readonly entry: TimeEntry;
  readonly task: Task | undefined;
  readonly planName: string;
}

/** A timer with its task. */
export interface ShownTimer {
  readonly timer: WorkTimer;
  readonly task: Task | undefined;
}

/** The entries of scopes, or of one task in them. */
export async function entriesIn(
  { timeEntry }: LocalDatabase,
  scopes: readonly Scope[],
  ...task: readonly number[]
): Promise<TimeEntry[]> {
  const beginnings = scopes.map((scope) => [scope, ...task]);
  return beginningWith(timeEntry, index, beginnings).toArray();
}

/** The entries of a task, the newest first. */
export async function readTaskTimes(
  database: LocalDatabase,
  planId: number,
  taskId: number,
): Promise<TimeEntry[]> {
  const entries = await entriesIn(database, await scopesOfPlan(database, planId), taskId);
  return entries.toSorted((left, right) => right.startTime - left.startTime || right.id - left.id);
}

/** All tasks of a plan, and all that was worked on them. */
export async function readPlanWork(
  database: LocalDatabase,
  planId: number,
): Promise<{ readonly tasks: Task[]; readonly entries: TimeEntry[] }> {
  const scopes = await scopesOfPlan(database, planId);
  const [tasks, entries] = await Promise.all([
    planTasks(database, scopes).toArray(),
    entriesIn(database, scopes),
  ]);
  return { tasks, entries };
}

/** What a person worked from one moment to another, in its order. */
export async function readWorkedTimes(
  database: LocalDatabase,
  userId: number,
  from: number,
  to: number,
): Promise<WorkedTime[]> {
  const entries = await database.timeEntry
    .where("[userId+startTime]")
    .between([userId, from], [userId, to])
    .toArray();
  const [tasks, plans] = await Promise.all([
    database.task.bulkGet(entries.map(({ taskId }) => taskId)),
    database.plan.bulkGet(entries.map(({ planId }) => planId)),
  ]);
  return entries.map((entry, at) => ({
    entry,
    task: tasks[at],
    planName: plans[at]?.name ?? "",
  }));
}

/** The person's timers: the one that runs first, then those that wait to be kept. */
export async function readTimers(database: LocalDatabase): Promise<ShownTimer[]> {
  const timers = await database.workTimer.toArray();
  const tasks = await database.task.bulkGet(timers.map(({ taskId }) => taskId));
  return timers
    .map((timer, at) => ({ timer, task: tasks[at] }))
    .toSorted((left, right) => orderOf(left.timer) - orderOf(right.timer));
}

const orderOf = ({ startTime, endTime }: WorkTimer) => (endTime === 0 ? 0 : startTime);
