import { fieldIdOf } from "#domain/field/field-claims.ts";

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
export type StandingField = (typeof TABLE_FIELDS)[number];
/** A field of the plan: as `fieldKey` calls it. */
export type OwnField = `field.${number}`;
export type TableField = StandingField | OwnField;

export function isOwnField(value: unknown): value is OwnField {
  return typeof value === "string" && fieldIdOf(value) !== undefined;
}

export function ownFieldOf(id: number): OwnField {
  return `field.${id}`;
}

/** Widths of columns, pixels: usual, and how far they go. */
const WIDTHS: Readonly<Record<StandingField, number>> = {
  status: 40,
  name: 240,
  owner: 144,
  assist: 144,
  start: 136,
  end: 176,
  priority: 96,
  column: 136,
  plan: 160,
  color: 96,
  tags: 192,
  subtasks: 96,
  checklist: 96,
  files: 72,
  messages: 96,
  estimate: 112,
  worked: 112,
  created: 136,
  updated: 136,
};
const OWN_WIDTH = 144;

export function usualWidth(field: TableField): number {
  return isOwnField(field) ? OWN_WIDTH : WIDTHS[field];
}

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
export const GROUPINGS = [
  "plan",
  "column",
  "owner",
  "state",
  "tag",
  "priority",
  "color",
  "completion",
  "due",
] as const;
export type StandingGrouping = (typeof GROUPINGS)[number];
export type Grouping = StandingGrouping | OwnField;

/** What the tasks of a single plan can be told apart by: not by their plan. */
export const ofOnePlan = <Name extends string>(names: readonly Name[]): readonly Name[] =>
  names.filter((name) => name !== "plan");
