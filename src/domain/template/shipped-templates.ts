import type { PlanTemplateContent, Span } from "./plan-template-content.ts";

/** A task of a template that comes with the product. */
interface ShippedTask {
  /** Its texts stand below `plan-template:shipped.<template>.<key>`: its name, and a line for each line of its checklist. */
  readonly key: string;
  readonly column: number;
  /** First and last day, counted from the start day. */
  readonly days: readonly [number, number];
  readonly priority?: number;
  readonly tags?: readonly number[];
}

/** A template that comes with the product, without its words. */
interface ShippedTemplate {
  readonly key: string;
  /** The shipped set of columns that it begins with. */
  readonly columns: string;
  /** Colours of its tags, whose names are the lines of `tags`. */
  readonly tags: readonly ("red" | "blue" | "green" | "orange" | "purple" | "grey")[];
  readonly tasks: readonly ShippedTask[];
}

/** What building sites do again and again. */
export const SHIPPED_PLAN_TEMPLATES: readonly ShippedTemplate[] = [
  {
    key: "handover",
    columns: "siteWorks",
    tags: ["blue", "green", "orange"],
    tasks: [
      { key: "inspect", column: 0, days: [0, 1], priority: 2 },
      { key: "meters", column: 0, days: [2, 2], tags: [0] },
      { key: "cleaning", column: 0, days: [3, 4] },
      { key: "papers", column: 0, days: [3, 5] },
      { key: "appointment", column: 0, days: [7, 7], priority: 1 },
    ],
  },
  {
    key: "snagging",
    columns: "defects",
    tags: ["orange", "blue", "purple"],
    tasks: [
      { key: "walk", column: 0, days: [0, 0], priority: 1 },
      { key: "assign", column: 0, days: [1, 1] },
      { key: "wet", column: 0, days: [2, 6], tags: [1] },
      { key: "finishes", column: 0, days: [2, 8], tags: [0] },
      { key: "recheck", column: 0, days: [9, 10], priority: 2 },
    ],
  },
  {
    key: "setUp",
    columns: "siteWorks",
    tags: ["red", "blue", "grey"],
    tasks: [
      { key: "permits", column: 0, days: [0, 4], priority: 1 },
      { key: "fence", column: 0, days: [3, 5], tags: [0] },
      { key: "supply", column: 0, days: [4, 8], tags: [1] },
      { key: "cabins", column: 0, days: [5, 7], tags: [2] },
      { key: "induction", column: 0, days: [8, 9], priority: 2, tags: [0] },
    ],
  },
  {
    key: "weekly",
    columns: "office",
    tags: ["red", "blue", "green"],
    tasks: [
      { key: "prepare", column: 0, days: [0, 0] },
      { key: "meeting", column: 0, days: [1, 1], priority: 2 },
      { key: "lookAhead", column: 0, days: [1, 2], tags: [1] },
      { key: "safety", column: 0, days: [2, 2], tags: [0] },
      { key: "report", column: 0, days: [4, 4], tags: [2] },
    ],
  },
];

const FROM = 8 * 60;
const TO = 17 * 60;

const spanOf = ([startDay, endDay]: ShippedTask["days"]): Span => ({
  startDay,
  startMinute: FROM,
  endDay,
  endMinute: TO,
});

/** Says a shipped template; the columns are those of the shipped set in the same language. */
export function shippedContent(
  { key, tags, tasks }: ShippedTemplate,
  columns: readonly string[],
  say: (key: string) => string,
): PlanTemplateContent {
  const linesOf = (name: string) => say(`plan-template:shipped.${key}.${name}`).split("\n");
  const tagNames = linesOf("tags");
  return {
    columns: columns.map((name) => ({ name, color: "" })),
    states: [],
    tags: tags.map((color, place) => ({ name: tagNames[place] ?? "", color })),
    tasks: tasks.map((task) => {
      const [name = "", ...checklist] = linesOf(task.key);
      return {
        column: task.column,
        name,
        content: "",
        span: spanOf(task.days),
        color: "",
        priority: task.priority ?? 0,
        tags: [...(task.tags ?? [])],
        checklist,
        subtasks: [],
      };
    }),
  };
}
