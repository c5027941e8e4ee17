import type { ComponentType } from "react";
import type { FormNode } from "#domain/form/definition/form-node.ts";

/** What a layout is given: itself, and how what stands in it is drawn. */
export interface LayoutProps {
  readonly node: FormNode;
  readonly Nodes: ComponentType<{ readonly nodes: readonly FormNode[] }>;
}
