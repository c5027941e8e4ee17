import type { Id } from "../id.ts";
import type { Task } from "../task/task.ts";
import { workedTimes } from "../task/milestone/milestone.ts";
import type { TaskLink } from "../task-link/task-link.ts";
import { endsOf } from "./link-bounds.ts";
import { workGraph } from "./work-graph.ts";
import type { WorkingCalendar } from "./working-calendar.ts";

const HOUR = 3_600_000;

/** How far a task can slip before the plan ends later, in milliseconds of working time; below 0 where it is too late already. */
export type Slack = ReadonlyMap<Id, number>;

/**
 * The slack of each open task that has times, as the plan stands now. What is done has none, and holds nothing up. Links
 * of a task are those of its subtasks as well.
 */
export function slackOf(
  tasks: readonly Task[],
  links: readonly TaskLink[],
  calendar: WorkingCalendar,
): Slack {
  const open = tasks.filter(({ completeTime }) => completeTime === 0);
  const { order, outOf, byId } = workGraph(open, links);
  const finish = Math.max(0, ...order.map(({ endTime }) => calendar.workedAt(endTime)));
  const latest = new Map<Id, number>();
  const spanOf = (task: Task) => {
    const [start, end] = workedTimes(task).map(calendar.workedAt);
    return { end: end ?? 0, work: (end ?? 0) - (start ?? 0) };
  };
  const slack = new Map<Id, number>();
  const latestOf = (id: Id) => latest.get(id) ?? finish;
  const byLinks = (task: Task, work: number) =>
    (outOf.get(task.id) ?? []).flatMap((link) => {
      const after = byId.get(link.toId);
      return after ? [latestBy(link, latestOf(after.id), spanOf(after).work, work, calendar)] : [];
    });
  for (const task of order.toReversed()) {
    const { end, work } = spanOf(task);
    const main = byId.get(task.parentId);
    const above = main ? byLinks(main, 0) : [];
    const last = Math.min(finish, ...byLinks(task, work), ...above);
    latest.set(task.id, last);
    slack.set(task.id, last - end);
  }
  return slack;
}

/** When a task has to be done so that one that waits for it is in time; in working time. */
function latestBy(
  { kind, lag, lagUnit }: TaskLink,
  afterEnd: number,
  afterWork: number,
  work: number,
  calendar: WorkingCalendar,
): number {
  const [from, to] = endsOf(kind);
  const moment = to === "start" ? afterEnd - afterWork : afterEnd;
  const earlier =
    lagUnit === "day"
      ? moment - lag * calendar.dayLength
      : calendar.workedAt(calendar.startAt(moment) - lag * HOUR);
  return from === "start" ? earlier + work : earlier;
}

/** The tasks that must not slip: each day that one of them is late the plan ends a day later. */
export function criticalIds(slack: Slack): ReadonlySet<Id> {
  return new Set([...slack].flatMap(([id, left]) => (left <= 0 ? [id] : [])));
}
