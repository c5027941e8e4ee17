import { dueState, type DueState } from "#domain/task/due-state.ts";
import { flowNameOf } from "#domain/flow/flow-fields.ts";
import { ownersOf, TASK_COLORS } from "#domain/task/task.ts";
import { idsIn } from "#domain/field/field-value.ts";
import { type OwnFields, ownValue } from "./own-fields.ts";
import { type Grouping, isOwnField, type OwnField } from "#client/parts/plan/table/table-fields.ts";
import type { TableRow } from "./table-row.ts";

/** Rows that have something in common. */
export interface RowGroup {
  /** Unlike that of every group of every grouping: "priority:1". */
  readonly key: string;
  readonly grouping: Grouping;
  /** What they have in common: an id, a level or a state; "0" for an owner = nobody. */
  readonly value: string;
  readonly rows: readonly TableRow[];
}

/** What grouping has to know besides the rows. */
export interface GroupMoment {
  readonly now: number;
  readonly endOfToday: number;
  /** The board's columns from left to right; of several plans those of each in turn. */
  readonly columns: readonly TableRow["column"][];
  /** Columns of several plans that are called the same are one. */
  readonly columnsByName: boolean;
  /** The company's priorities, the most pressing first, none last. */
  readonly priorities: readonly number[];
  readonly own: OwnFields;
  /** States of the plan that is shown, in their order; of several plans they go by their names. */
  readonly states: readonly number[];
  readonly tagName: (tagId: number) => string;
  /** Orders words as the person's language does. */
  readonly compareWords: (left: string, right: string) => number;
  /** Orders people: by name. */
  readonly comparePeople: (left: number, right: number) => number;
}

/** Stands for the colour of tasks to which nobody gave one. */
export const DEFAULT_COLOR = "default";

/** From the most pressing to what has no time; what is done comes last. */
const DUE_ORDER: readonly DueState[] = ["late", "today", "soon", "later", "none", "done"];

/** Rows in groups that are not empty, within each in the order they came in. */
export function groupRows(
  rows: readonly TableRow[],
  grouping: Grouping,
  moment: GroupMoment,
): readonly RowGroup[] {
  const found = new Map<string, TableRow[]>();
  for (const row of rows)
    for (const value of valuesOf(row, grouping, moment)) {
      const members = found.get(value);
      if (members) members.push(row);
      else found.set(value, [row]);
    }
  return orderOf([...found.keys()], grouping, moment).flatMap((value) => {
    const members = found.get(value);
    return members ? [{ key: `${grouping}:${value}`, grouping, value, rows: members }] : [];
  });
}

/** Each row stands in one group, but under each of its tags. */
function valuesOf(row: TableRow, grouping: Grouping, moment: GroupMoment): readonly string[] {
  if (grouping !== "tag") return [valueOf(row, grouping, moment)];
  const { tagIds } = row.task;
  if (tagIds.length === 0) return ["0"];
  // Tags of several plans that are called the same are one.
  return moment.columnsByName ? once(tagIds.map(moment.tagName)) : tagIds.map(String);
}

/** Of several owners the first one says in which group a row stands. */
function valueOf(row: TableRow, grouping: Exclude<Grouping, "tag">, moment: GroupMoment): string {
  const { task, column } = row;
  if (isOwnField(grouping)) return String(idsIn(ownValue(moment.own, grouping, row))[0] ?? 0);
  switch (grouping) {
    case "plan":
      return String(column.planId);
    case "column":
      return columnValue(column, moment);
    case "owner":
      return String(ownersOf(task)[0] ?? 0);
    case "state":
      if (task.flowItemId === 0) return "0";
      return moment.columnsByName ? flowNameOf(task) : String(task.flowItemId);
    case "color":
      return task.color || DEFAULT_COLOR;
    case "priority":
      return String(task.priority);
    case "completion":
      return task.completeTime > 0 ? "done" : "open";
    case "due":
      return dueState(task, moment.now, moment.endOfToday);
  }
}

function orderOf(
  values: readonly string[],
  grouping: Grouping,
  moment: GroupMoment,
): readonly string[] {
  if (isOwnField(grouping)) return ownOrder(values, grouping, moment);
  const nameOf = (value: string) => (moment.columnsByName ? value : moment.tagName(Number(value)));
  switch (grouping) {
    case "plan":
      return once(moment.columns.map(({ planId }) => String(planId)));
    case "column":
      return once(moment.columns.map((column) => columnValue(column, moment)));
    case "owner": {
      const people = values.map(Number).filter((id) => id > 0);
      return [...people.toSorted(moment.comparePeople).map(String), "0"];
    }
    case "priority":
      return once([...moment.priorities.map(String), ...values]);
    case "state":
      return lastNone(
        moment.columnsByName ? values : once([...moment.states.map(String), ...values]),
      );
    case "tag":
      return lastNone(
        values.toSorted((one, other) => moment.compareWords(nameOf(one), nameOf(other))),
      );
    case "color":
      return [...TASK_COLORS.filter((color) => color !== ""), DEFAULT_COLOR];
    case "completion":
      return ["open", "done"];
    case "due":
      return DUE_ORDER;
  }
}

/** Choices in their order, people by their names, a tick before none; what says nothing comes last. */
function ownOrder(values: readonly string[], name: OwnField, moment: GroupMoment): string[] {
  const field = moment.own.get(name);
  const named = values.filter((value) => value !== "0");
  if (field?.kind === "person")
    return [...named.map(Number).toSorted(moment.comparePeople).map(String), "0"];
  const options = field?.options.map(({ id }) => String(id)) ?? [];
  return [...once([...options, ...named]), "0"];
}

function columnValue({ id, name }: TableRow["column"], { columnsByName }: GroupMoment): string {
  return columnsByName ? name : String(id);
}

const lastNone = (values: readonly string[]) => [...values.filter((value) => value !== "0"), "0"];

const once = (values: readonly string[]) => [...new Set(values)];
