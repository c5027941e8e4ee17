import type { TaskLink } from "#domain/task-link/task-link.ts";

/** What a task on the paper waits for, by its number there. */
export interface Predecessor extends Pick<TaskLink, "kind" | "lag" | "lagUnit"> {
  readonly number: number;
}

/** What each task waits for of those that are on the paper too, by the id of the task that waits. */
export function predecessorsOf(
  links: readonly TaskLink[],
  numbers: ReadonlyMap<number, number>,
): ReadonlyMap<number, readonly Predecessor[]> {
  const found = new Map<number, Predecessor[]>();
  for (const { fromId, toId, kind, lag, lagUnit } of links) {
    const number = numbers.get(fromId);
    if (number === undefined) continue;
    const others = found.get(toId) ?? [];
    found.set(toId, [...others, { number, kind, lag, lagUnit }]);
  }
  return new Map(
    Array.from(found, ([id, those]) => [
      id,
      those.toSorted((one, other) => one.number - other.number),
    ]),
  );
}
