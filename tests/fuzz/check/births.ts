import { entityOf } from "#domain/entities.ts";
import { birthOf } from "#domain/entity.ts";
import { deviceNumberOf } from "#domain/id.ts";
import type { Snapshot } from "../world/snapshot.ts";
import { chatsOfTasks } from "./invariants/rows.ts";

/** Remembers every id that something was ever born with: none may be anything else later. */
export class BirthWatch {
  readonly #kinds = new Map<number, string>();
  #living = new Set<number>();

  /** Ids that came to be something else, came back, or were taken from a range that is not the bringer's. */
  see(snapshot: Snapshot, callers: readonly number[], brought: readonly number[]): string[] {
    const violations: string[] = [];
    const living = new Set<number>();
    const kinds = bornIn(snapshot);
    for (const [id, kind] of kinds) {
      living.add(id);
      const before = this.#kinds.get(id);
      if (before === undefined) {
        const owner = snapshot.ranges.get(deviceNumberOf(id)) ?? 0;
        if (brought.includes(id) && !callers.includes(owner))
          violations.push(`the ${kind} ${id} was born in the range of ${owner}`);
      } else if (before !== kind) violations.push(`${id} was a ${before} and is a ${kind}`);
      else if (!this.#living.has(id) && this.#living.size > 0)
        violations.push(`the ${kind} ${id} was gone and is back`);
      this.#kinds.set(id, kind);
    }
    this.#living = living;
    return violations;
  }

  /** Ids of what is gone. */
  dead(): number[] {
    return [...this.#kinds.keys()].filter((id) => !this.#living.has(id));
  }
}

/** What each id is; a task's chat is one before and after it is opened. */
function bornIn(snapshot: Snapshot): Map<number, string> {
  const kinds = new Map<number, string>();
  for (const { entity, row } of snapshot.all) {
    if (birthOf(entityOf(entity), row) === "own") kinds.set(Number(row["id"]), entity);
  }
  for (const id of chatsOfTasks(snapshot)) kinds.set(id, "dialog");
  return kinds;
}
