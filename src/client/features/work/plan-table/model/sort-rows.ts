import { assistantsOf, ownersOf } from "#domain/task/task.ts";
import { idsIn } from "#domain/field/field-value.ts";
import { type OwnFields, ownValue } from "./own-fields.ts";
import {
  isOwnField,
  type OwnField,
  type StandingField,
} from "#client/parts/plan/table/table-fields.ts";
import type { TableRow } from "./table-row.ts";
import type { SortKey } from "#client/parts/plan/table/table-settings.ts";

/** What sorting has to know besides the rows. */
export interface SortWords {
  readonly nameOf: (userId: number) => string;
  readonly tagName: (tagId: number) => string;
  readonly own: OwnFields;
  /** Orders words as the person's language does. */
  readonly collator: Pick<Intl.Collator, "compare">;
  readonly planName: (planId: number) => string;
  /** Places of the board's columns from left to right, or their names where they are of many boards. */
  readonly columnPlace: (column: TableRow["column"]) => number | string;
  /** Places of priorities in the company's order. */
  readonly priorityPlace: (priority: number) => number;
  /** Places of colours in their palette. */
  readonly colorPlace: (color: string) => number;
}

/** undefined = the task has none; it stands last in either direction. */
type Value = string | number | undefined;

/** Rows by several keys; what is equal in all of them stays in the order it came in. */
export function sortRows(
  rows: readonly TableRow[],
  sort: readonly SortKey[],
  words: SortWords,
): readonly TableRow[] {
  if (sort.length === 0) return rows;
  // Each value is found once: comparing asks for it a dozen times.
  const keyed = rows.map((row) => ({
    row,
    values: sort.map(({ field }) =>
      isOwnField(field) ? ownSortValue(field, row, words) : valueOf[field](row, words),
    ),
  }));
  keyed.sort((left, right) => {
    for (const [index, { descending }] of sort.entries()) {
      const order = compare(left.values[index], right.values[index], descending, words);
      if (order !== 0) return order;
    }
    return 0;
  });
  return keyed.map(({ row }) => row);
}

function compare(left: Value, right: Value, descending: boolean, { collator }: SortWords): number {
  if (left === right) return 0;
  if (left === undefined) return 1;
  if (right === undefined) return -1;
  const order =
    typeof left === "number" && typeof right === "number"
      ? left - right
      : collator.compare(String(left), String(right));
  return descending ? -order : order;
}

const ifAny = (value: number): Value => (value === 0 ? undefined : value);

/** By how much of it is done, and among equals by how much there is. */
const shareOf = (done: number, all: number): Value =>
  all === 0 ? undefined : done / all + all / 1_000_000;

const namesOf = (ids: readonly number[], { nameOf }: SortWords): Value =>
  ids.length === 0 ? undefined : ids.map(nameOf).join(", ");

/** Choices go by their order, people by their names, numbers by their size. */
function ownSortValue(name: OwnField, row: TableRow, words: SortWords): Value {
  const value = ownValue(words.own, name, row);
  const field = words.own.get(name);
  if (!field || value === "") return undefined;
  switch (field.kind) {
    case "number":
    case "sum":
    case "tick":
      return Number(value);
    case "choice": {
      const place = field.options.findIndex(({ id }) => id === idsIn(value)[0]);
      return place < 0 ? undefined : place;
    }
    case "person":
      return namesOf(idsIn(value), words);
    default:
      return value;
  }
}

const valueOf: Readonly<Record<StandingField, (row: TableRow, words: SortWords) => Value>> = {
  // Nobody has begun, somebody is at it, it has ended: with a workflow and without.
  status: ({ task }) => (task.completeTime > 0 ? 2 : Number(task.flowItemStatus === "progress")),
  name: ({ task }) => task.name,
  owner: ({ task }, words) => namesOf(ownersOf(task), words),
  assist: ({ task }, words) => namesOf(assistantsOf(task), words),
  start: ({ task }) => ifAny(task.startTime),
  end: ({ task }) => ifAny(task.endTime),
  priority: ({ task }, { priorityPlace }) =>
    task.priority === 0 ? undefined : priorityPlace(task.priority),
  column: ({ column }, { columnPlace }) => columnPlace(column),
  plan: ({ column }, { planName }) => planName(column.planId),
  color: ({ task }, { colorPlace }) => (task.color === "" ? undefined : colorPlace(task.color)),
  tags: ({ task }, { tagName }) => task.tagIds.map(tagName).join(", ") || undefined,
  subtasks: ({ subNum, subComplete }) => shareOf(subComplete, subNum),
  checklist: ({ task }) => shareOf(task.checkDone, task.checkNum),
  files: ({ task }) => ifAny(task.fileNum),
  messages: ({ task }) => ifAny(task.msgNum),
  estimate: ({ task }) => ifAny(task.estimate),
  worked: ({ task }) => ifAny(task.worked),
  created: ({ task }) => task.createTime,
  updated: ({ task }) => task.updateTime,
};
