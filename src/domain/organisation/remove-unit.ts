import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { COMPANY_ID } from "../company/company-id.ts";
import { lastRank, ranksAfter } from "../rank.ts";
import { list, type Reading } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { type Unit, type UnitKind, unitPath } from "./unit.ts";
import { dropUnit, putUnit, unitNoteOf } from "./unit-changes.ts";
import { settleMain, withMembers } from "./unit-members.ts";
import { childrenOf, refusePlace, heightOf, type Units, unitsToChange } from "./unit-tree.ts";

/**
 * `department/remove` and its likes: an empty node; or one whose people and nodes go to
 * the node above it, and where there is none, stand at the top and are in no node by it. The roles of a department go with its nodes.
 */
export function removeUnit<Kind extends UnitKind>(kind: Kind) {
  return defineCommand({
    name: `${kind}.remove` as const,
    path: `${unitPath(kind)}/remove`,
    access: "admin",
    arguments: z.object({
      id: idOf(kind),
      /** What is in it goes to the node above; without this only an empty node can go. */
      lift: z._default(z.boolean(), false),
    }),
    reply: z.object({ id: idOf(kind) }),
    lane: () => companyScope,
    *decide({ id, lift }, actor) {
      const found = yield* unitsToChange(kind, actor);
      if (!found.ok) return refused(found.error);
      const units = found.value;
      const unit = units.get(id);
      if (!unit) return refused(parameterError("unit.gone"));
      const children = childrenOf(units, id);
      const roles = kind === "department" ? yield* rolesOfCompany() : new Map<number, Unit>();
      const below = children.length + childrenOf(roles, id).length;
      if (!lift && (below > 0 || unit.members.length > 0)) {
        return refused(parameterError("unit.notEmpty"));
      }
      const after = new Map(units);
      after.delete(id);
      const lifted = liftChildren(after, unit, children);
      const liftedRoles = liftChildren(roles, unit, childrenOf(roles, id));
      const refusal = [
        ...lifted.map((child) => refusePlace(after, child, heightOf(units, child.id))),
        ...liftedRoles.map((role) => refusePlace(roles, role, 1, after)),
      ].find((one) => one !== undefined);
      if (refusal) return refused(refusal);
      const puts = new Map(lifted.map((child) => [child.id, child]));
      for (const put of liftMembers(kind, after, unit)) puts.set(put.id, put);
      const changes: Change[] = [dropUnit(kind, id)];
      for (const put of puts.values()) changes.push(putUnit(kind, "update", put));
      for (const role of liftedRoles) changes.push(putUnit("role", "update", role));
      return applied(changes, { id }, [unitNoteOf(kind, "remove", unit)]);
    },
  });
}

function* rolesOfCompany(): Reading<Map<number, Unit>> {
  const roles = yield* list("role", { companyId: COMPANY_ID });
  return new Map(roles.map((role) => [role.id, role]));
}

/** The children behind those who stand where their parent stood; `units` is changed along. */
function liftChildren(units: Map<number, Unit>, unit: Unit, children: readonly Unit[]): Unit[] {
  const beside = childrenOf(units, unit.parentId);
  const ranks = ranksAfter(lastRank(beside), children.length);
  const lifted = children.map((child, index) => ({
    ...child,
    parentId: unit.parentId,
    rank: ranks[index] ?? child.rank,
  }));
  for (const child of lifted) units.set(child.id, child);
  return lifted;
}

function liftMembers(kind: UnitKind, units: Units, unit: Unit): Iterable<Unit> {
  const after = new Map(units);
  const parent = after.get(unit.parentId);
  const userIds = unit.members.map(({ userId }) => userId);
  const joined = parent && withMembers(parent, userIds, []);
  if (joined) after.set(joined.id, joined);
  const wasMain = unit.members.filter(({ main }) => main === 1).map(({ userId }) => userId);
  const settled = settleMain(kind, after, wasMain, joined?.id ?? 0);
  if (joined && !settled.has(joined.id)) settled.set(joined.id, joined);
  return settled.values();
}
