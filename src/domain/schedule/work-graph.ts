import type { Id } from "../id.ts";
import type { Task } from "../task/task.ts";
import type { TaskLink } from "../task-link/task-link.ts";

/** Tasks by what they hang together by; those without times are none of it. */
export interface WorkGraph {
  readonly byId: ReadonlyMap<Id, Task>;
  /** The links into each task, and out of it. */
  readonly into: ReadonlyMap<Id, readonly TaskLink[]>;
  readonly outOf: ReadonlyMap<Id, readonly TaskLink[]>;
  readonly subtasksOf: ReadonlyMap<Id, readonly Task[]>;
  /** Each task behind all that it waits for, and behind the one that it is a part of. What waits for itself is left out. */
  readonly order: readonly Task[];
}

export function workGraph(tasks: readonly Task[], links: readonly TaskLink[]): WorkGraph {
  const timed = tasks.filter(({ endTime }) => endTime > 0);
  const byId = new Map(timed.map((task) => [task.id, task]));
  const standing = links.filter(({ fromId, toId }) => byId.has(fromId) && byId.has(toId));
  const parts = {
    byId,
    into: Map.groupBy(standing, ({ toId }) => toId),
    outOf: Map.groupBy(standing, ({ fromId }) => fromId),
    subtasksOf: Map.groupBy(
      timed.filter(({ parentId }) => byId.has(parentId)),
      ({ parentId }) => parentId,
    ),
  };
  return { ...parts, order: orderOf(parts) };
}

/**
 * A task has two ends: what waits for it comes behind the ends of all its subtasks, and they come behind its own
 * beginning.
 */
function orderOf({ byId, into, outOf, subtasksOf }: Omit<WorkGraph, "order">): Task[] {
  const parentOf = ({ parentId }: Task) => byId.get(parentId);
  const begins = new Map<Id, number>();
  const ends = new Map<Id, number>();
  for (const task of byId.values()) {
    begins.set(task.id, (into.get(task.id)?.length ?? 0) + (parentOf(task) ? 1 : 0));
    ends.set(task.id, 1 + (subtasksOf.get(task.id)?.length ?? 0));
  }
  const order: Task[] = [];
  const beginning = [...byId.values()].filter(({ id }) => begins.get(id) === 0);
  const ending: Task[] = [];
  const arrive = (counts: Map<Id, number>, task: Task | undefined, ready: Task[]) => {
    if (!task) return;
    const left = (counts.get(task.id) ?? 0) - 1;
    counts.set(task.id, left);
    if (left === 0) ready.push(task);
  };
  while (beginning.length + ending.length > 0) {
    const begun = beginning.pop();
    if (begun) {
      order.push(begun);
      arrive(ends, begun, ending);
      for (const subtask of subtasksOf.get(begun.id) ?? []) arrive(begins, subtask, beginning);
      continue;
    }
    const ended = ending.pop();
    if (!ended) continue;
    arrive(ends, parentOf(ended), ending);
    for (const { toId } of outOf.get(ended.id) ?? []) arrive(begins, byId.get(toId), beginning);
  }
  return order;
}
