import type { Id } from "../../id.ts";
import type { Times } from "../task-times.ts";
import type { Priority } from "../task.ts";

/** Something that words of a new task say besides its name. */
export type QuickPart = {
  /** The words, by which it is known when it is taken off. */
  readonly words: string;
  /** Where they stand. */
  readonly from: number;
  readonly to: number;
} & (
  | { readonly kind: "person"; readonly id: Id }
  | { readonly kind: "tag"; readonly id: Id }
  | { readonly kind: "priority"; readonly priority: Exclude<Priority, 0> }
  | { readonly kind: "times"; readonly times: Times }
);

/** A new task in words: what is left is its name. */
export interface QuickTask {
  readonly name: string;
  readonly parts: readonly QuickPart[];
}
