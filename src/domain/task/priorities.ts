import type { Priority } from "./task.ts";

/** A priority that can be chosen; choosing one proposes a time of that many days. */
export interface PriorityLevel {
  readonly priority: Exclude<Priority, 0>;
  /** Key of its name. */
  readonly name: string;
  /** Name of a colour of the theme. */
  readonly color: "red" | "orange" | "blue" | "indigo";
  /** Days that the proposed time spans, 0 = none. */
  readonly days: number;
}

/** From the most pressing down, in the colours of seed 000 §9 (its geekblue is the theme's indigo). */
export const PRIORITY_LEVELS: readonly PriorityLevel[] = [
  { priority: 1, name: "template:priority.importantUrgent", color: "red", days: 1 },
  { priority: 2, name: "template:priority.important", color: "orange", days: 3 },
  { priority: 3, name: "template:priority.urgent", color: "blue", days: 5 },
  { priority: 4, name: "template:priority.neither", color: "indigo", days: 0 },
];
