import type { Id } from "../../id.ts";
import type { Unit } from "../../organisation/unit.ts";

/** How many requests wait somewhere, and since when the oldest of them does. */
export interface WaitingAt {
  readonly id: Id;
  readonly count: number;
  /** Epoch ms. */
  readonly since: number;
}

/** A request that waits for somebody. */
export interface Waits {
  readonly approvalId: Id;
  readonly formId: Id;
  readonly userId: Id;
  /** Epoch ms since which it does. */
  readonly since: number;
}

/** Where requests wait: each counts once at a form, a department and a person, however many people of theirs are asked. */
export function waitingBy(
  waits: readonly Waits[],
  placeOf: (wait: Waits) => Id,
): readonly WaitingAt[] {
  const places = new Map<Id, { readonly approvals: Set<Id>; since: number }>();
  for (const wait of waits) {
    const id = placeOf(wait);
    const place = places.get(id) ?? { approvals: new Set<Id>(), since: wait.since };
    place.approvals.add(wait.approvalId);
    place.since = Math.min(place.since, wait.since);
    places.set(id, place);
  }
  return [...places]
    .map(([id, { approvals, since }]) => ({ id, count: approvals.size, since }))
    .toSorted((one, other) => other.count - one.count || one.since - other.since);
}

/** The department in which somebody mainly works, 0 = none. */
export function mainDepartments(
  departments: readonly Pick<Unit, "id" | "members">[],
): (userId: Id) => Id {
  const mains = new Map<Id, Id>();
  for (const { id, members } of departments)
    for (const { userId, main } of members)
      if (main === 1 || !mains.has(userId)) mains.set(userId, id);
  return (userId) => mains.get(userId) ?? 0;
}
