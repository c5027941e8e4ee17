import { byRank } from "../by-rank.ts";
import type { Id } from "../id.ts";
import type { MenuItem } from "./menu-item.ts";

/** An entry with what stands in it, in its order. */
export interface MenuNode {
  readonly item: MenuItem;
  readonly children: readonly MenuNode[];
}

/**
 * The menu from the top down with those entries that `isFound` lets through. What stands in a directory that is left out is
 * left out with it, and so are directories in which nothing is left (seed 000 section 6).
 */
export function menuTree(
  items: readonly MenuItem[],
  isFound: (item: MenuItem) => boolean,
): MenuNode[] {
  const below = Map.groupBy(items.toSorted(byRank), ({ parentId }) => parentId);
  const nodesIn = (parentId: Id): MenuNode[] =>
    (below.get(parentId) ?? []).filter(isFound).flatMap((item) => {
      const children = item.menuType === "M" ? nodesIn(item.id) : [];
      return item.menuType === "M" && children.length === 0 ? [] : [{ item, children }];
    });
  return nodesIn(0);
}

/** The tree without entries that `isKept` does not let through, nor directories that are emptied by it. */
export function prunedMenu(
  nodes: readonly MenuNode[],
  isKept: (item: MenuItem) => boolean,
): MenuNode[] {
  return nodes.flatMap(({ item, children }) => {
    if (!isKept(item)) return [];
    const kept = prunedMenu(children, isKept);
    return item.menuType === "M" && kept.length === 0 ? [] : [{ item, children: kept }];
  });
}

/** All entries of a tree, each before what stands in it. */
export function menuEntries(nodes: readonly MenuNode[]): MenuItem[] {
  return nodes.flatMap(({ item, children }) => [item, ...menuEntries(children)]);
}
