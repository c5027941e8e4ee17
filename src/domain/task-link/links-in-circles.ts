import type { Id } from "../id.ts";
import type { LinkGraph } from "./circle.ts";

/**
 * Those of many links by which tasks wait for themselves, by whatever detour: without them, each task can be done after
 * those that it waits for. One walk, however many there are.
 */
export function linksInCircles<Link extends LinkGraph["links"][number]>(
  links: readonly Link[],
  tasks: LinkGraph["tasks"],
): Link[] {
  if (links.length === 0) return [];
  const nodes = new Ends();
  for (const { fromId, toId } of links) nodes.lead(nodes.endOf(fromId), nodes.beginOf(toId));
  for (const { id, parentId } of tasks) {
    if (parentId === 0 || !(nodes.has(id) || nodes.has(parentId))) continue;
    // Subtasks lie between the beginning and the end of theirs.
    nodes.lead(nodes.beginOf(parentId), nodes.beginOf(id));
    nodes.lead(nodes.endOf(id), nodes.endOf(parentId));
  }
  const groups = groupsOf(nodes.after);
  return links.filter(
    ({ fromId, toId }) => groups[nodes.endOf(fromId)] === groups[nodes.beginOf(toId)],
  );
}

/** Beginnings and ends of tasks as numbers, and what each leads to. */
class Ends {
  readonly #places = new Map<Id, number>();
  readonly after: number[][] = [];

  has(id: Id): boolean {
    return this.#places.has(id);
  }

  beginOf(id: Id): number {
    const known = this.#places.get(id);
    if (known !== undefined) return known;
    const place = this.after.length;
    this.#places.set(id, place);
    // Whatever begins ends.
    this.after.push([place + 1], []);
    return place;
  }

  endOf(id: Id): number {
    return this.beginOf(id) + 1;
  }

  lead(from: number, to: number): void {
    this.after[from]?.push(to);
  }
}

/** For each node the group of those that lead to each other (Tarjan), without recursion: chains may be as long as a plan. */
function groupsOf(after: readonly (readonly number[])[]): number[] {
  const group = after.map(() => -1);
  const met = after.map(() => -1);
  const lowest = after.map(() => 0);
  const standing: number[] = [];
  let count = 0;
  for (const start of after.keys()) {
    if (met[start] !== -1) continue;
    const path = [{ node: start, next: 0 }];
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const { node } = step;
      if (step.next === 0) {
        met[node] = lowest[node] = count;
        count += 1;
        standing.push(node);
      }
      const to = after[node]?.[step.next];
      step.next += 1;
      if (to === undefined) {
        path.pop();
        const above = path.at(-1)?.node;
        if (above !== undefined) lowest[above] = Math.min(lowest[above] ?? 0, lowest[node] ?? 0);
        if (lowest[node] === met[node]) close(node);
      } else if (met[to] === -1) path.push({ node: to, next: 0 });
      else if (group[to] === -1) lowest[node] = Math.min(lowest[node] ?? 0, met[to] ?? 0);
    }
  }
  return group;

  function close(node: number): void {
    for (let last = standing.pop(); last !== undefined; last = standing.pop()) {
      group[last] = node;
      if (last === node) return;
    }
  }
}
