/** Colours of a priority: those of seed 000 §9 (its geekblue is indigo here), and what companies choose besides. */
export const PRIORITY_COLORS = [
  "red",
  "orange",
  "yellow",
  "green",
  "blue",
  "indigo",
  "purple",
  "pink",
  "brown",
  "grey",
] as const;
export type PriorityColor = (typeof PRIORITY_COLORS)[number];

/** A priority of the company; choosing one proposes a time of that many days. */
export interface PriorityLevel {
  /** What a task says of itself, above 0. It is never that of another one, wherever the level stands in the list. */
  readonly priority: number;
  /** "" = as it was shipped, in the language of whoever reads it. */
  readonly name: string;
  readonly color: PriorityColor;
  /** Days that the proposed time spans, 0 = none. */
  readonly days: number;
  /** 1 = nobody chooses it any more; tasks that have it keep it. */
  readonly removed: 0 | 1;
}

/** What every company begins with, the most pressing first, in the colours of seed 000 §9. */
export const SHIPPED_PRIORITIES: readonly PriorityLevel[] = [
  { priority: 1, name: "", color: "red", days: 1, removed: 0 },
  { priority: 2, name: "", color: "orange", days: 3, removed: 0 },
  { priority: 3, name: "", color: "blue", days: 5, removed: 0 },
  { priority: 4, name: "", color: "indigo", days: 0, removed: 0 },
];

const SHIPPED_NAMES: ReadonlyMap<number, string> = new Map([
  [1, "template:priority.importantUrgent"],
  [2, "template:priority.important"],
  [3, "template:priority.urgent"],
  [4, "template:priority.neither"],
]);

/** Key of the name with which a priority was shipped; undefined for those that a company has added. */
export function shippedPriorityName(priority: number): string | undefined {
  return SHIPPED_NAMES.get(priority);
}

/** All priorities of the company in their order, also those that nobody chooses any more. */
export function priorityLevelsOf(setting?: {
  readonly priorities: readonly PriorityLevel[] | null;
}): readonly PriorityLevel[] {
  return setting?.priorities ?? SHIPPED_PRIORITIES;
}

/** Those that can be chosen. */
export function offeredPriorities(levels: readonly PriorityLevel[]): readonly PriorityLevel[] {
  return levels.filter(({ removed }) => removed === 0);
}
