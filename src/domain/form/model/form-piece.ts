import { type FormNode, pathOf, tableBelow } from "../definition/form-node.ts";
import { holdsValue } from "../field-kinds/field-kind.ts";

/** A field, sub-table or layout of a form with where it stands. */
export interface FormPiece {
  /** By this everything else names it: "amount", "items.price", the id of a layout. */
  readonly path: string;
  readonly node: FormNode;
  /** The sub-table of whose rows it is a column. */
  readonly table: string | undefined;
  /** The paths of what it stands in, the innermost last. */
  readonly holders: readonly string[];
}

/** All pieces of a tree by their paths, from the top down. */
export function piecesOfTree(nodes: readonly FormNode[]): ReadonlyMap<string, FormPiece> {
  const pieces = new Map<string, FormPiece>();
  const collect = (children: readonly FormNode[], holders: readonly string[], table?: string) => {
    for (const node of children) {
      const path = pathOf(node, table);
      pieces.set(path, { path, node, table, holders });
      collect(node.children, [...holders, path], tableBelow(node, table));
    }
  };
  collect(nodes, []);
  return pieces;
}

/** Whether records keep a value of it, a single one: no layout and no sub-table. */
export function isField({ node }: FormPiece): boolean {
  return node.name !== "" && holdsValue(node.kind) && node.kind.group !== "table";
}

export function isTable({ node }: FormPiece): boolean {
  return node.kind.group === "table";
}
