import { linksInCircles } from "../task-link/links-in-circles.ts";
import {
  PLAN_LINKS_MAX,
  TASK_LINK_LAG_MAX,
  TASK_LINKS_MAX,
} from "../task-link/task-link-limits.ts";
import type { ImportLink, ImportTask } from "./board-import.ts";
import type { ImportNotes } from "./import-notes.ts";

interface FittingLinks {
  readonly links: ImportLink[];
  /** How many stay behind because what they name does not come, or there are too many. */
  readonly left: number;
}

/** Links as a plan can have them: between tasks that come and are not archived, one of each pair, and no circle. */
export function fittingLinks(
  given: readonly ImportLink[],
  tasks: readonly ImportTask[],
  notes: ImportNotes,
): FittingLinks {
  if (given.length === 0) return { links: [], left: 0 };
  const { ids, graph, names } = idsOf(tasks);
  const known = new Map<string, { readonly link: ImportLink; fromId: number; toId: number }>();
  let left = 0;
  for (const link of given) {
    const [fromId, toId] = [ids.get(link.fromKey), ids.get(link.toKey)];
    if (fromId === undefined || toId === undefined) left += 1;
    else if (!known.has(`${fromId} ${toId}`)) {
      const lag = Math.max(-TASK_LINK_LAG_MAX, Math.min(TASK_LINK_LAG_MAX, link.lag));
      if (lag !== link.lag) notes.add("lagsRounded", names.get(toId) ?? "");
      known.set(`${fromId} ${toId}`, { link: { ...link, lag }, fromId, toId });
    }
  }
  const all = [...known.values()];
  const circles = new Set(linksInCircles(all, graph));
  for (const { toId } of circles) notes.add("linksInCircle", names.get(toId) ?? "");
  const [before, after] = [counter(), counter()];
  const links: ImportLink[] = [];
  for (const each of all.filter((one) => !circles.has(one))) {
    const isFull = links.length >= PLAN_LINKS_MAX;
    if (isFull || before.isFull(each.toId) || after.isFull(each.fromId)) left += 1;
    else {
      before.add(each.toId);
      after.add(each.fromId);
      links.push(each.link);
    }
  }
  return { links, left };
}

/** Tasks and subtasks by numbers of their own; archived ones wait for nothing. */
function idsOf(tasks: readonly ImportTask[]) {
  const ids = new Map<string, number>();
  const names = new Map<number, string>();
  const graph: { id: number; parentId: number }[] = [];
  const take = (key: string | undefined, parentId: number, name: string): number => {
    const id = graph.length + 1;
    graph.push({ id, parentId });
    names.set(id, name);
    if (key !== undefined && !ids.has(key)) ids.set(key, id);
    return id;
  };
  for (const task of tasks) {
    if (task.archivedTime > 0) continue;
    const id = take(task.key, 0, task.name);
    for (const subtask of task.subtasks) take(subtask.key, id, subtask.name);
  }
  return { ids, graph, names };
}

function counter() {
  const counts = new Map<number, number>();
  return {
    isFull: (id: number) => (counts.get(id) ?? 0) >= TASK_LINKS_MAX,
    add: (id: number) => counts.set(id, (counts.get(id) ?? 0) + 1),
  };
}
