import type { Id } from "../../id.ts";
import type { Unit } from "../unit.ts";

/** The ids of the departments that fit, and of all that stand below them. */
export function departmentsUnder(
  departments: readonly Unit[],
  fits: (unit: Unit) => boolean,
): ReadonlySet<Id> {
  const found = new Set<Id>();
  const children = Map.groupBy(departments, ({ parentId }) => parentId);
  const waiting = departments.filter(fits);
  for (let unit = waiting.pop(); unit; unit = waiting.pop()) {
    if (found.has(unit.id)) continue;
    found.add(unit.id);
    waiting.push(...(children.get(unit.id) ?? []));
  }
  return found;
}

/** Everybody in the departments that fit and in all below them. */
export function peopleUnder(departments: readonly Unit[], fits: (unit: Unit) => boolean): Id[] {
  const under = departmentsUnder(departments, fits);
  const members = departments.filter(({ id }) => under.has(id)).flatMap((unit) => unit.members);
  return [...new Set(members.map(({ userId }) => userId))];
}

/** Those in the departments that somebody leads, and in all below them; never they themselves. */
export function subordinatesOf(departments: readonly Unit[], userId: Id): Id[] {
  return peopleUnder(departments, ({ leaderId }) => leaderId === userId).filter(
    (id) => id !== userId,
  );
}

/** Those in somebody's own departments, and in all below them. */
export function colleaguesOf(departments: readonly Unit[], userId: Id): Id[] {
  return peopleUnder(departments, ({ members }) =>
    members.some((member) => member.userId === userId),
  );
}
