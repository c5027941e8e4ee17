import type { Id } from "../../id.ts";
import type { People } from "../flow/flow.ts";
import type { UnitRef } from "../../organisation/unit-ref.ts";

/** Who is who in the company, as far as it says who decides. */
export interface Directory {
  /** Whether somebody is there to decide anything. */
  isActive(userId: Id): boolean;
  /** Who stands in a department or group, or holds a position. */
  inUnit(unit: UnitRef): readonly Id[];
  /** Those who lead the departments above somebody, the nearest first; never they themselves, nobody twice. */
  leadersOf(userId: Id): readonly Id[];
  readonly administratorIds: readonly Id[];
}

/** The people who are meant, each once. */
export function everyoneOf({ userIds, units }: People, directory: Directory): Id[] {
  return [...new Set([...userIds, ...units.flatMap((unit) => directory.inUnit(unit))])];
}

export function isNobody({ userIds, units }: People): boolean {
  return userIds.length === 0 && units.length === 0;
}
