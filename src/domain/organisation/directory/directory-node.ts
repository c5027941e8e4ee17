/** What a node of the directory stands for (seed 001 section 3); `other` holds nodes together and is none of them. */
export type DirectoryType =
  | "company"
  | "department"
  | "position"
  | "group"
  | "role"
  | "user"
  | "other";

/** A node of a tree of the directory, with all that stands below it. */
export interface DirectoryNode {
  readonly id: number | string;
  /** Of people and roles, which may stand in several places, where; unlike in the whole tree. */
  readonly onlyId: string;
  readonly parentId: number | string;
  readonly fullName: string;
  readonly type: DirectoryType;
  /** Names from the top down, itself last, joined by "/". */
  readonly organize: string;
  /** The ids of the same. */
  readonly organizeIds: readonly (number | string)[];
  readonly children: readonly DirectoryNode[];
}

/** Nodes of a tree, the upper ones before what stands below them. */
export function nodesOf(tree: readonly DirectoryNode[]): DirectoryNode[] {
  return tree.flatMap((node) => [node, ...nodesOf(node.children)]);
}

/** The tree with those nodes only that fit, and what stands above them. */
export function treeOf(
  tree: readonly DirectoryNode[],
  fits: (node: DirectoryNode) => boolean,
): DirectoryNode[] {
  return tree.flatMap((node) => {
    const children = treeOf(node.children, fits);
    return fits(node) || children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** The part of a tree whose names hold what was typed (seed 001 section 5: a substring of fullName). */
export function searchTree(tree: readonly DirectoryNode[], words: string): DirectoryNode[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === "") return [...tree];
  return treeOf(tree, ({ fullName }) => fullName.toLowerCase().includes(wanted));
}
