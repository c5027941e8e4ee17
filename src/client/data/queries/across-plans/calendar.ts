import { joinKey } from "#domain/id.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { PlanUser } from "#domain/plan/plan-user.ts";
import { assistsTask, ownsTask, type Task } from "#domain/task/task.ts";
import type { LocalDatabase } from "../../database/local-database.ts";

/** Whose tasks a calendar of all plans shows: those that one owns, those with which one assists, or all. */
export const CALENDAR_PARTS = ["owner", "assist", "all"] as const;
export type CalendarPart = (typeof CALENDAR_PARTS)[number];

/** A task that has a time, with what decides on what the person may do with it. */
export interface TimedTaskView {
  readonly task: Task;
  readonly plan: Plan;
  readonly member: PlanUser;
}

/** Tasks with a time of all plans that are open, without subtasks and what is archived. */
export async function readTimedTasks(
  database: LocalDatabase,
  userId: number,
  part: CalendarPart,
): Promise<TimedTaskView[]> {
  const found =
    part === "all"
      ? await database.task.toArray()
      : await database.task.where("people").equals(userId).toArray();
  const timed = found.filter(
    (task) =>
      task.parentId === 0 && task.archivedTime === 0 && task.endTime > 0 && hasPart(task, part),
  );
  return inOpenPlans(database, userId, timed);

  function hasPart(task: Task, wanted: CalendarPart): boolean {
    if (wanted === "all") return true;
    return wanted === "owner" ? ownsTask(task, userId) : assistsTask(task, userId);
  }
}

/** What the person has still to plan: their own open tasks without a time, and those that ended before a day, the oldest first. */
export async function readTasksToPlan(
  database: LocalDatabase,
  userId: number,
  day: number,
): Promise<TimedTaskView[]> {
  const found = await database.task.where("people").equals(userId).toArray();
  const open = found.filter(
    (task) =>
      task.parentId === 0 &&
      task.archivedTime === 0 &&
      task.completeTime === 0 &&
      task.endTime < day &&
      ownsTask(task, userId),
  );
  const ordered = open.toSorted(
    (left, right) => left.endTime - right.endTime || left.id - right.id,
  );
  return inOpenPlans(database, userId, ordered);
}

/** Those whose plan is open, with what is known of it. */
async function inOpenPlans(
  database: LocalDatabase,
  userId: number,
  tasks: readonly Task[],
): Promise<TimedTaskView[]> {
  const planIds = [...new Set(tasks.map(({ planId }) => planId))];
  const [plans, members] = await Promise.all([
    database.plan.bulkGet(planIds),
    database.planUser.bulkGet(planIds.map((planId) => joinKey(planId, userId))),
  ]);
  const views = new Map(planIds.map((id, place) => [id, [plans[place], members[place]] as const]));
  return tasks.flatMap((task) => {
    const [plan, member] = views.get(task.planId) ?? [];
    return plan?.archivedTime === 0 && member ? [{ task, plan, member }] : [];
  });
}
