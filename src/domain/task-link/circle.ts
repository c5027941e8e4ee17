import type { Id } from "../id.ts";
import type { Task } from "../task/task.ts";
import type { TaskLink } from "./task-link.ts";

/** Which tasks wait for which, and which are subtasks of which. */
export interface LinkGraph {
  readonly links: readonly Pick<TaskLink, "fromId" | "toId">[];
  readonly tasks: readonly Pick<Task, "id" | "parentId">[];
}

/** One end of a task: subtasks lie between the beginning and the end of theirs. */
interface TaskEnd {
  readonly id: Id;
  readonly isEnd: boolean;
}

/** Whether a task would wait for itself if `toId` waited for `fromId`, by whatever detour. */
export function closesCircle(graph: LinkGraph, fromId: Id, toId: Id): boolean {
  return leadsTo(graph, { id: toId, isEnd: false }, { id: fromId, isEnd: true });
}

/** The same, if one task became a subtask of another one. */
export function closesCircleAsSubtask(graph: LinkGraph, taskId: Id, parentId: Id): boolean {
  const tasks = graph.tasks.map((task) => (task.id === taskId ? { id: taskId, parentId } : task));
  const after = { links: graph.links, tasks };
  const [main, sub] = [parentId, taskId];
  return (
    leadsTo(after, { id: sub, isEnd: false }, { id: main, isEnd: false }) ||
    leadsTo(after, { id: main, isEnd: true }, { id: sub, isEnd: true })
  );
}

function leadsTo({ links, tasks }: LinkGraph, start: TaskEnd, goal: TaskEnd): boolean {
  const after = Map.groupBy(links, ({ fromId }) => fromId);
  const parents = new Map(tasks.map(({ id, parentId }) => [id, parentId]));
  const children = Map.groupBy(tasks, ({ parentId }) => parentId);
  const seen = { begun: new Set<Id>(), ended: new Set<Id>() };
  const open: TaskEnd[] = [start];
  for (let end = open.pop(); end; end = open.pop()) {
    const { id, isEnd } = end;
    const known = isEnd ? seen.ended : seen.begun;
    if (known.has(id)) continue;
    known.add(id);
    if (id === goal.id && isEnd === goal.isEnd) return true;
    if (isEnd) {
      for (const { toId } of after.get(id) ?? []) open.push({ id: toId, isEnd: false });
      const parentId = parents.get(id) ?? 0;
      if (parentId > 0) open.push({ id: parentId, isEnd: true });
    } else {
      open.push({ id, isEnd: true });
      for (const child of children.get(id) ?? []) open.push({ id: child.id, isEnd: false });
    }
  }
  return false;
}
