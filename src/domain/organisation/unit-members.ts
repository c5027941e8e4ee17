import type { Id } from "../id.ts";
import type { Unit, UnitKind, UnitMember } from "./unit.ts";
import type { Units } from "./unit-tree.ts";

/** Those in whose members nothing else has changed than what the set of ids says. */
export function withMembers(unit: Unit, add: readonly Id[], remove: readonly Id[]): Unit {
  const kept = unit.members.filter(({ userId }) => !remove.includes(userId));
  const known = new Set(kept.map(({ userId }) => userId));
  const added = [...new Set(add)]
    .filter((userId) => !known.has(userId))
    .map((userId): UnitMember => ({ userId, main: 0 }));
  return { ...unit, members: [...kept, ...added] };
}

/** Whose member the person is. */
export function unitsOf(units: Iterable<Unit>, userId: Id): Unit[] {
  return [...units].filter((unit) => unit.members.some((member) => member.userId === userId));
}

/**
 * Exactly one of a person's departments, and one of the positions, is the main one: the
 * wished one, else the one that was, else the oldest. Answers the nodes that change by it.
 */
export function settleMain(
  kind: UnitKind,
  units: Units,
  userIds: Iterable<Id>,
  wished: Id,
): Map<Id, Unit> {
  const changed = new Map<Id, Unit>();
  if (kind === "userGroup" || kind === "role") return changed;
  for (const userId of new Set(userIds)) {
    const own = unitsOf(units.values(), userId).toSorted((left, right) => left.id - right.id);
    const main =
      own.find((unit) => unit.id === wished) ?? own.find((unit) => isMain(unit, userId)) ?? own[0];
    for (const { id } of own) {
      const unit = changed.get(id) ?? units.get(id);
      if (!unit || isMain(unit, userId) === (id === main?.id)) continue;
      changed.set(id, withMain(unit, userId, id === main?.id ? 1 : 0));
    }
  }
  return changed;
}

function isMain(unit: Unit, userId: Id): boolean {
  return unit.members.some((member) => member.userId === userId && member.main === 1);
}

function withMain(unit: Unit, userId: Id, main: 0 | 1): Unit {
  const members = unit.members.map((member) =>
    member.userId === userId ? { ...member, main } : member,
  );
  return { ...unit, members };
}
