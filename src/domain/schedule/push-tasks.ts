import type { Id } from "../id.ts";
import type { Task } from "../task/task.ts";
import { workedTimes } from "../task/milestone/milestone.ts";
import { sameTimes, type Times, timesOf } from "../task/task-times.ts";
import type { TaskLink } from "../task-link/task-link.ts";
import { type Bounds, boundsOf, laterOf, pushedTimes, UNBOUND } from "./link-bounds.ts";
import { type EditedTimes, editedTimes, type TimesEdit } from "./times-as-edited.ts";
import { type WorkGraph, workGraph } from "./work-graph.ts";
import type { WorkingCalendar } from "./working-calendar.ts";

/** A plan as far as its times go; tasks that are put away are none of it. */
export interface PlannedWork {
  readonly tasks: readonly Task[];
  readonly links: readonly TaskLink[];
  readonly calendar: WorkingCalendar;
  /** Whether the person may give a task other times; what they may not stays where it is. */
  readonly mayMove: (task: Task) => boolean;
}

/** A task that gets other times, with those that it had. */
export interface MovedTask {
  readonly task: Task;
  readonly times: Times;
}

/** What comes of moving tasks. */
export interface Push {
  /** In the order in which they are made; the first ones are those asked for. */
  readonly edits: readonly TimesEdit[];
  /** The edits that give back what was, in their order. */
  readonly undo: readonly TimesEdit[];
  /** All tasks that end up with other times. */
  readonly moved: readonly MovedTask[];
  /** Tasks that would have to move, and do not: the person may not move them. */
  readonly stuck: readonly Task[];
}

/**
 * Moves tasks, and pushes on what depends on them so far that no link is broken: never back, never what is done. The
 * order in which rows come does not matter.
 */
export function pushTasks(work: PlannedWork, wished: ReadonlyMap<Id, Times>): Push {
  const graph = workGraph(work.tasks, work.links);
  const times = editedTimes(graph);
  for (const [id, wish] of wished) times.edit(id, wish);
  const stuck: Task[] = [];
  for (const task of graph.order) {
    if (task.completeTime > 0 || !isReached(task, graph, times)) continue;
    const now = asWorked(task, times.of(task.id));
    const next = pushedTimes(now, heldBy(task, graph, times, work.calendar), work.calendar);
    if (sameTimes(now, next)) continue;
    if (work.mayMove(task)) times.edit(task.id, next);
    else stuck.push(task);
  }
  const moved = [...times.touched].flatMap((id): MovedTask[] => {
    const task = graph.byId.get(id);
    const isMoved = task && !sameTimes(timesOf(task), times.of(id));
    return isMoved ? [{ task, times: times.of(id) }] : [];
  });
  return { edits: times.edits, undo: undoOf(graph, moved), moved, stuck };
}

/** Whether something that it waits for has moved, or it itself has. */
function isReached({ id }: Task, { into }: WorkGraph, { touched }: EditedTimes): boolean {
  return touched.has(id) || (into.get(id) ?? []).some(({ fromId }) => touched.has(fromId));
}

/** Times of a row as times of work: a milestone takes none. */
function asWorked(task: Pick<Task, "milestone"> | undefined, [startTime, endTime]: Times): Times {
  return workedTimes({ milestone: task?.milestone ?? 0, startTime, endTime });
}

function heldBy(
  { id }: Task,
  { into, byId }: WorkGraph,
  times: EditedTimes,
  calendar: WorkingCalendar,
): Bounds {
  return (into.get(id) ?? []).reduce((bounds, link) => {
    const before = byId.get(link.fromId);
    const waited = {
      times: asWorked(before, times.of(link.fromId)),
      completeTime: before?.completeTime ?? 0,
    };
    return laterOf(bounds, boundsOf(link, waited, calendar));
  }, UNBOUND);
}

/**
 * Tasks before their subtasks: a task that gets its times back first leaves room for theirs, and takes along subtasks
 * whose edges are its own by then, though nobody had moved them.
 */
function undoOf(graph: WorkGraph, moved: readonly MovedTask[]): readonly TimesEdit[] {
  const times = editedTimes(graph, new Map(moved.map((one) => [one.task.id, one.times])));
  const giveBack = (task: Task | undefined) => {
    if (task && !sameTimes(times.of(task.id), timesOf(task))) times.edit(task.id, timesOf(task));
  };
  for (const { task } of moved) if (task.parentId === 0) giveBack(task);
  for (const { task } of moved) giveBack(task);
  for (const id of times.touched) giveBack(graph.byId.get(id));
  return times.edits;
}
