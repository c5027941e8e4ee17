import type { DirectoryEntry } from "#contract/directory-shapes.ts";
import { PICKER_PAGE } from "#domain/organisation/directory/directory-limits.ts";
import type { DirectoryNode } from "#domain/organisation/directory/directory-node.ts";
import type { Page } from "../../tables/lists/list-page.ts";

/** Which nodes cannot be chosen, and pictures of people. */
interface EntryChoices {
  readonly isDisabled?: (node: DirectoryNode) => boolean;
  readonly imgOf?: (node: DirectoryNode) => string;
}

/** Nodes as clients of `/erp-api` read them. */
export function entriesOf(
  nodes: readonly DirectoryNode[],
  choices: EntryChoices = {},
): DirectoryEntry[] {
  return nodes.map((node) => {
    const { children, type, fullName } = node;
    return {
      id: node.id,
      parentId: node.parentId,
      onlyId: node.onlyId,
      fullName,
      type,
      icon: type,
      headIcon: choices.imgOf?.(node) ?? "",
      organize: node.organize,
      organizeIds: node.organizeIds,
      lastFullName: type === "department" ? fullName : "",
      isLeaf: children.length === 0,
      hasChildren: children.length > 0,
      disabled: choices.isDisabled?.(node) ?? false,
      children: entriesOf(children, choices),
    };
  });
}

/** A node by itself, without what stands below it. */
export function alone(node: DirectoryNode): DirectoryNode {
  return { ...node, children: [] };
}

/** Those whose names hold the words; all where there are none. */
export function named(nodes: readonly DirectoryNode[], keyword = ""): readonly DirectoryNode[] {
  const wanted = keyword.toLowerCase();
  return nodes.filter(({ fullName }) => fullName.toLowerCase().includes(wanted));
}

interface AskedPage {
  readonly currentPage?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** One page of nodes, with what page of how many it is. */
export function pageOfEntries(
  nodes: readonly DirectoryNode[],
  { currentPage: current = 1, pageSize: size = PICKER_PAGE }: AskedPage,
  choices?: EntryChoices,
) {
  return {
    list: entriesOf(cut(nodes, { current, size }), choices),
    pagination: { currentPage: current, pageSize: size, total: nodes.length },
  };
}

export function cut<Item>(items: readonly Item[], { current, size }: Page): readonly Item[] {
  return items.slice((current - 1) * size, current * size);
}
