import type { Tint } from "#client/ui/tint/tint.ts";
import type { Priority } from "#domain/task/task.ts";

/** The ground on which a priority stands. */
export const PRIORITY_TINTS: Readonly<Record<Priority, Tint>> = {
  0: "neutral",
  1: "red",
  2: "amber",
  3: "accent",
  4: "accent",
};
