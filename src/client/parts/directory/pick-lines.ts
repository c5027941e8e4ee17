import { type DirectoryNode, searchTree } from "#domain/organisation/directory/directory-node.ts";

/** One line of a tree to choose from. */
export interface PickLine {
  readonly node: DirectoryNode;
  /** 1 = at the top. */
  readonly level: number;
  readonly isOpen: boolean;
}

/** So many lines are drawn; words find the others. */
export const LINES_SHOWN = 300;

/** The tree from the top down, without what stands below closed nodes; what words find stands open with all above it. */
export function pickLines(
  tree: readonly DirectoryNode[],
  words: string,
  open: ReadonlySet<string>,
): PickLine[] {
  const isSearch = words.trim() !== "";
  const below = (nodes: readonly DirectoryNode[], level: number): PickLine[] =>
    nodes.flatMap((node) => {
      const isOpen = node.children.length > 0 && (isSearch || open.has(node.onlyId));
      const line = { node, level, isOpen };
      return isOpen ? [line, ...below(node.children, level + 1)] : [line];
    });
  return below(searchTree(tree, words), 1);
}

/** Where the focus goes from a line by a key; undefined where it stays. */
export function lineAfterKey(
  lines: readonly PickLine[],
  index: number,
  key: string,
): PickLine | undefined {
  const { level } = lines[index] ?? { level: 0 };
  switch (key) {
    case "ArrowDown":
      return lines[index + 1];
    case "ArrowUp":
      return lines[index - 1];
    case "ArrowLeft":
      return lines.slice(0, index).findLast((above) => above.level < level);
    case "Home":
      return lines[0];
    case "End":
      return lines.at(-1);
    default:
      return undefined;
  }
}
