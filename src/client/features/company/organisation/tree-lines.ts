import { byRank } from "#domain/by-rank.ts";
import { rankBetween } from "#domain/rank.ts";
import type { Unit } from "#domain/organisation/unit.ts";

/** One line of the tree as it is drawn. */
export interface TreeLine {
  readonly unit: Unit;
  /** 0 = at the top. */
  readonly depth: number;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
  /** Its place among its siblings, from 1, and how many they are. */
  readonly position: number;
  readonly siblings: number;
}

/** Where a node comes to stand. */
export interface TreePlace {
  readonly parentId: number;
  readonly rank: string;
}

/** Nodes by the one above them, in their order; what stands below nothing that is known is at the top. */
function childrenByParent(units: readonly Unit[]): Map<number, Unit[]> {
  const ids = new Set(units.map(({ id }) => id));
  return Map.groupBy(units.toSorted(byRank), ({ parentId }) => (ids.has(parentId) ? parentId : 0));
}

/** The tree from the top down, without what stands below closed nodes. */
export function treeLines(units: readonly Unit[], closed: ReadonlySet<number>): TreeLine[] {
  const children = childrenByParent(units);
  const below = (parentId: number, depth: number): TreeLine[] => {
    const siblings = children.get(parentId) ?? [];
    return siblings.flatMap((unit, index) => {
      const hasChildren = children.has(unit.id);
      const isOpen = hasChildren && !closed.has(unit.id);
      const place = { position: index + 1, siblings: siblings.length };
      const line = { unit, depth, hasChildren, isOpen, ...place };
      return isOpen ? [line, ...below(unit.id, depth + 1)] : [line];
    });
  };
  return below(0, 0);
}

/** The node and all that stand below it. */
export function subtreeOf(units: readonly Unit[], id: number): Set<number> {
  const children = childrenByParent(units);
  const found = new Set<number>();
  const add = (unitId: number) => {
    if (found.has(unitId)) return;
    found.add(unitId);
    for (const child of children.get(unitId) ?? []) add(child.id);
  };
  add(id);
  return found;
}

/** "Site / Tower / Crew" */
export function pathName(units: readonly Unit[], id: number): string {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const names: string[] = [];
  for (let unit = byId.get(id); unit && names.length <= byId.size; unit = byId.get(unit.parentId)) {
    names.unshift(unit.name);
  }
  return names.join(" / ");
}

/** Where a node lands that is dropped before, into or behind another; undefined where it cannot. */
export function placeAt(
  units: readonly Unit[],
  id: number,
  targetId: number,
  where: "before" | "inside" | "after",
): TreePlace | undefined {
  const target = units.find((unit) => unit.id === targetId);
  if (!target || subtreeOf(units, id).has(targetId)) return undefined;
  if (where === "inside") return behindAll(units, id, target.id);
  const beside = siblingsOf(units, target.parentId).filter((unit) => unit.id !== id);
  const index = beside.findIndex((unit) => unit.id === targetId) + (where === "after" ? 1 : 0);
  return {
    parentId: target.parentId,
    rank: rankBetween(beside[index - 1]?.rank, beside[index]?.rank),
  };
}

/** Steps by keyboard: past a sibling, below the one before it, or out behind its parent. */
export type TreeStep = "up" | "down" | "in" | "out";

export function placeAfterStep(
  units: readonly Unit[],
  id: number,
  step: TreeStep,
): TreePlace | undefined {
  const unit = units.find((one) => one.id === id);
  if (!unit) return undefined;
  const siblings = siblingsOf(units, unit.parentId);
  const index = siblings.findIndex((one) => one.id === id);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  if (step === "up") return before && placeAt(units, id, before.id, "before");
  if (step === "down") return after && placeAt(units, id, after.id, "after");
  if (step === "in") return before && placeAt(units, id, before.id, "inside");
  return unit.parentId > 0 ? placeAt(units, id, unit.parentId, "after") : undefined;
}

/** Behind all that stand below a node, 0 = at the top. */
export function behindAll(units: readonly Unit[], id: number, parentId: number): TreePlace {
  const last = siblingsOf(units, parentId).findLast((unit) => unit.id !== id);
  return { parentId, rank: rankBetween(last?.rank, undefined) };
}

function siblingsOf(units: readonly Unit[], parentId: number): Unit[] {
  return childrenByParent(units).get(parentId) ?? [];
}
