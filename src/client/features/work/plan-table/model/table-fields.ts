/** What a table can show of a task. */
export const TABLE_FIELDS = [
  "status",
  "name",
  "owner",
  "assist",
  "start",
  "end",
  "priority",
  "column",
  "plan",
  "color",
  "tags",
  "subtasks",
  "checklist",
  "files",
  "messages",
  "estimate",
  "worked",
  "created",
  "updated",
] as const;
export type TableField = (typeof TABLE_FIELDS)[number];

/** Widths of columns, pixels: usual, and how far they go. */
export const WIDTHS: Readonly<Record<TableField, number>> = {
  status: 40,
  name: 240,
  owner: 144,
  assist: 144,
  start: 136,
  end: 136,
  priority: 96,
  column: 136,
  plan: 160,
  color: 96,
  tags: 160,
  subtasks: 96,
  checklist: 96,
  files: 72,
  messages: 96,
  estimate: 112,
  worked: 112,
  created: 136,
  updated: 136,
};
export const WIDTH_LEAST = 40;
export const WIDTH_MOST = 800;

/** What is shown until somebody chooses. */
export const USUAL_FIELDS: readonly TableField[] = [
  "status",
  "name",
  "owner",
  "end",
  "priority",
  "column",
  "tags",
  "subtasks",
];

/** The same where all plans are shown. */
export const USUAL_FIELDS_OF_ALL: readonly TableField[] = [
  "status",
  "name",
  "plan",
  "owner",
  "end",
  "priority",
  "column",
];

/** What the table can be parted by. */
export const GROUPINGS = ["plan", "column", "owner", "priority", "completion", "due"] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** What the tasks of a single plan can be told apart by: not by their plan. */
export const ofOnePlan = <Name extends string>(names: readonly Name[]): readonly Name[] =>
  names.filter((name) => name !== "plan");
