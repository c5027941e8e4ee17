import type { FieldKind } from "../field-kinds/field-kind.ts";
import type { FieldProperties } from "../field-kinds/field-properties.ts";
import type { JsonObject } from "../json/json.ts";
import type { FieldSettings } from "./field-settings.ts";

/** One piece of a form as it stands in the tree: a field, a sub-table, a layout, or a kind that nobody knows here. */
export interface FormNode {
  /** By this rules name it; the name of its field where it has one. The same in every version. */
  readonly id: string;
  readonly kind: FieldKind;
  /** What the definition calls its kind. */
  readonly kindName: string;
  /** The name under which records keep its value; empty for what keeps none. */
  readonly name: string;
  readonly settings: FieldSettings;
  readonly properties: Partial<FieldProperties>;
  readonly children: readonly FormNode[];
  /** As it was written, less its children: what this version does not read is kept here. */
  readonly source: NodeSource;
}

export interface NodeSource {
  /** `__config__`, where there is one. */
  readonly config: JsonObject | undefined;
  /** Everything beside it. */
  readonly rest: JsonObject;
  /** Where its children stand, if it has a list of them. */
  readonly childrenIn: "config" | "rest" | undefined;
}

/** A node and all below it, from the top down. */
export function* nodesOf(nodes: readonly FormNode[]): Generator<FormNode> {
  for (const node of nodes) {
    yield node;
    yield* nodesOf(node.children);
  }
}

/** What a node is called in its form: the name of its sub-table in front of that of a column. */
export function pathOf(node: FormNode, table: string | undefined): string {
  return table === undefined ? node.id : `${table}.${node.id}`;
}

/** The sub-table in whose rows the children of a node stand. */
export function tableBelow(node: FormNode, table: string | undefined): string | undefined {
  return node.kind.group === "table" ? node.name : table;
}

/** All nodes of a tree by their paths, from the top down. */
export function pathsOf(nodes: readonly FormNode[], table?: string): ReadonlyMap<string, FormNode> {
  const entries = nodes.flatMap((node): [string, FormNode][] => [
    [pathOf(node, table), node],
    ...pathsOf(node.children, tableBelow(node, table)),
  ]);
  return new Map(entries);
}
