import type { Actor } from "../command.ts";
import { COMPANY_ID } from "../company/company-id.ts";
import { failure, type Result, success } from "#base/result.ts";
import type { Id } from "../id.ts";
import { UNIT_DEPTH_MAX } from "../limits.ts";
import { byRank } from "../by-rank.ts";
import { list, type Reading } from "../reading.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { refuseUnlessAdministrator } from "../user/administrators.ts";
import { parentKindOf, type Unit, type UnitKind } from "./unit.ts";

/** All nodes of a tree, by id. */
export type Units = ReadonlyMap<Id, Unit>;

/** The whole tree, to administrators. */
export function* unitsToChange(
  kind: UnitKind,
  actor: Pick<Actor, "userId">,
): Reading<Result<Units, Refusal>> {
  const refusal = yield* refuseUnlessAdministrator(actor);
  if (refusal) return failure(refusal);
  const units = yield* list(kind, { companyId: COMPANY_ID });
  return success(new Map(units.map((unit) => [unit.id, unit])));
}

/** The nodes right below one, in their order; 0 = those at the top. */
export function childrenOf(units: Units, parentId: Id): Unit[] {
  return [...units.values()].filter((unit) => unit.parentId === parentId).toSorted(byRank);
}

/** The node and all that stand above it, from the bottom up. */
function pathOf(units: Units, id: Id): Unit[] {
  const path: Unit[] = [];
  const seen = new Set<Id>();
  for (let unit = units.get(id); unit && !seen.has(unit.id); unit = units.get(unit.parentId)) {
    seen.add(unit.id);
    path.push(unit);
  }
  return path;
}

/** Levels of the tree from this node down, itself included. */
export function heightOf(units: Units, id: Id): number {
  const below = childrenOf(units, id).map((child) => heightOf(units, child.id));
  return 1 + Math.max(0, ...below);
}

/** What a node of this tree may stand below: those of the tree itself, of roles the departments. */
export function* parentsFor(kind: UnitKind, units: Units): Reading<Units> {
  const parentKind = parentKindOf(kind);
  if (parentKind === kind) return units;
  const parents = yield* list(parentKind, { companyId: COMPANY_ID });
  return new Map(parents.map((unit) => [unit.id, unit]));
}

/** Why a node of this name, and with so many levels, cannot stand below the parent. */
export function refusePlace(
  units: Units,
  { id, parentId, name }: Pick<Unit, "id" | "parentId" | "name">,
  height: number,
  parents: Units = units,
): Refusal | undefined {
  if (parentId > 0 && !parents.has(parentId)) return parameterError("unit.gone");
  const above = pathOf(units, parentId);
  if (above.some((unit) => unit.id === id)) return parameterError("unit.cycle");
  if (above.length + height > UNIT_DEPTH_MAX) {
    return parameterError("unit.tooDeep", { count: UNIT_DEPTH_MAX });
  }
  const isTaken = childrenOf(units, parentId).some(
    (unit) => unit.id !== id && unit.name.toLowerCase() === name.toLowerCase(),
  );
  return isTaken ? parameterError("unit.nameTaken") : undefined;
}
