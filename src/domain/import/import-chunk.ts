import type * as z from "zod/mini";
import type { importPlan } from "../plan/import-plan.ts";

/** Arguments of one `plan.import`. */
export type ImportChunk = z.input<typeof importPlan.arguments>;

export interface ImportSettings {
  readonly planId: number;
  nextId(): number;
  /** The colleague for each member of the old board; those without one are named in the text. */
  readonly userIds: ReadonlyMap<string, number>;
  /** The state of the plan for each state of the old board. */
  readonly stateIds?: ReadonlyMap<string, number>;
  /** Markdown to HTML. */
  toHtml(markdown: string): string;
  /** A line that names people who have no account here, such as "Members: Ana Vidal". */
  peopleLine(names: readonly string[]): string;
}
