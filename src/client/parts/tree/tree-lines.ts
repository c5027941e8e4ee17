import { byRank } from "#domain/by-rank.ts";
import { rankBetween } from "#domain/rank.ts";

/** A row of which others may stand below it. */
export interface TreeRow {
  readonly id: number;
  /** The row above it, 0 = it stands at the top. */
  readonly parentId: number;
  readonly name: string;
  readonly rank: string;
}

/** One line of the tree as it is drawn. */
export interface TreeLine<Row extends TreeRow> {
  readonly row: Row;
  /** 0 = at the top. */
  readonly depth: number;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
  /** Its place among its siblings, from 1, and how many they are. */
  readonly position: number;
  readonly siblings: number;
}

/** Where a row comes to stand. */
export interface TreePlace {
  readonly parentId: number;
  readonly rank: string;
}

/** Whether others can stand below a row. */
export type Holds<Row extends TreeRow> = (row: Row) => boolean;
const holdsAny = () => true;

/** Rows by the one above them, in their order; what stands below nothing that is known is at the top. */
function childrenByParent<Row extends TreeRow>(rows: readonly Row[]): Map<number, Row[]> {
  const ids = new Set(rows.map(({ id }) => id));
  return Map.groupBy(rows.toSorted(byRank), ({ parentId }) => (ids.has(parentId) ? parentId : 0));
}

/** The tree from the top down, without what stands below closed rows. */
export function treeLines<Row extends TreeRow>(
  rows: readonly Row[],
  closed: ReadonlySet<number>,
): TreeLine<Row>[] {
  const children = childrenByParent(rows);
  const below = (parentId: number, depth: number): TreeLine<Row>[] => {
    const siblings = children.get(parentId) ?? [];
    return siblings.flatMap((row, index) => {
      const hasChildren = children.has(row.id);
      const isOpen = hasChildren && !closed.has(row.id);
      const place = { position: index + 1, siblings: siblings.length };
      const line = { row, depth, hasChildren, isOpen, ...place };
      return isOpen ? [line, ...below(row.id, depth + 1)] : [line];
    });
  };
  return below(0, 0);
}

/** The row and all that stand below it. */
export function subtreeOf(rows: readonly TreeRow[], id: number): Set<number> {
  const children = childrenByParent(rows);
  const found = new Set<number>();
  const add = (rowId: number) => {
    if (found.has(rowId)) return;
    found.add(rowId);
    for (const child of children.get(rowId) ?? []) add(child.id);
  };
  add(id);
  return found;
}

/** "Site / Tower / Crew" */
export function pathName(rows: readonly TreeRow[], id: number): string {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const names: string[] = [];
  for (let row = byId.get(id); row && names.length <= byId.size; row = byId.get(row.parentId)) {
    names.unshift(row.name);
  }
  return names.join(" / ");
}

/** Where a row lands that is dropped before, into or behind another; undefined where it cannot. */
export function placeAt<Row extends TreeRow>(
  rows: readonly Row[],
  id: number,
  { targetId, where }: { targetId: number; where: "before" | "inside" | "after" },
  holds: Holds<Row> = holdsAny,
): TreePlace | undefined {
  const target = rows.find((row) => row.id === targetId);
  if (!target || subtreeOf(rows, id).has(targetId)) return undefined;
  if (where === "inside") return holds(target) ? behindAll(rows, id, target.id) : undefined;
  const beside = siblingsOf(rows, target.parentId).filter((row) => row.id !== id);
  const index = beside.findIndex((row) => row.id === targetId) + (where === "after" ? 1 : 0);
  return {
    parentId: target.parentId,
    rank: rankBetween(beside[index - 1]?.rank, beside[index]?.rank),
  };
}

/** Steps by keyboard: past a sibling, below the one before it, or out behind its parent. */
export type TreeStep = "up" | "down" | "in" | "out";

export function placeAfterStep<Row extends TreeRow>(
  rows: readonly Row[],
  id: number,
  step: TreeStep,
  holds: Holds<Row> = holdsAny,
): TreePlace | undefined {
  const row = rows.find((one) => one.id === id);
  if (!row) return undefined;
  const siblings = siblingsOf(rows, row.parentId);
  const index = siblings.findIndex((one) => one.id === id);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  const land = (targetId: number | undefined, where: "before" | "inside" | "after") =>
    targetId ? placeAt(rows, id, { targetId, where }, holds) : undefined;
  if (step === "up") return land(before?.id, "before");
  if (step === "down") return land(after?.id, "after");
  if (step === "in") return land(before?.id, "inside");
  return land(row.parentId, "after");
}

/** Behind all that stand below a row, 0 = at the top. */
export function behindAll(rows: readonly TreeRow[], id: number, parentId: number): TreePlace {
  const last = siblingsOf(rows, parentId).findLast((row) => row.id !== id);
  return { parentId, rank: rankBetween(last?.rank, undefined) };
}

function siblingsOf<Row extends TreeRow>(rows: readonly Row[], parentId: number): Row[] {
  return childrenByParent(rows).get(parentId) ?? [];
}
