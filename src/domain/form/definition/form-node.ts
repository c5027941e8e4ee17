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
