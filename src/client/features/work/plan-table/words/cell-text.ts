import { flowNameOf } from "#domain/flow/flow-fields.ts";
import { assistantsOf, ownersOf } from "#domain/task/task.ts";
import { ownValue } from "../model/own-fields.ts";
import {
  isOwnField,
  type StandingField,
  type TableField,
} from "#client/parts/plan/table/table-fields.ts";
import type { TableRow } from "../model/table-row.ts";
import type { CellWords } from "./use-cell-words.ts";

type Say = (row: TableRow, words: CellWords) => string;

const time =
  (timeOf: (row: TableRow) => number): Say =>
  (row, { format }) => {
    const moment = timeOf(row);
    return moment === 0 ? "" : format.absolute(moment);
  };
const lasting =
  (minutesOf: (row: TableRow) => number): Say =>
  (row, { duration }) => {
    const minutes = minutesOf(row);
    return minutes === 0 ? "" : duration(minutes);
  };
const counted = (count: number) => (count === 0 ? "" : String(count));

const texts: Readonly<Record<StandingField, Say>> = {
  status: ({ task }, words) =>
    flowNameOf(task) || (task.completeTime > 0 ? words.done : words.open),
  name: ({ task }) => task.name,
  owner: ({ task }, { nameOf }) => ownersOf(task).map(nameOf).join(", "),
  assist: ({ task }, { nameOf }) => assistantsOf(task).map(nameOf).join(", "),
  start: time(({ task }) => task.startTime),
  end: time(({ task }) => task.endTime),
  priority: ({ task }, { card }) =>
    task.priority === 0 ? "" : card.priorities.nameOf(task.priority),
  column: ({ column }) => column.name,
  plan: ({ column }, { planName }) => planName(column.planId),
  color: ({ task }, { colorName }) => (task.color === "" ? "" : colorName(task.color)),
  tags: ({ task }, { tagName }) => task.tagIds.map(tagName).join(", "),
  checklist: ({ task }) => (task.checkNum === 0 ? "" : `${task.checkDone}/${task.checkNum}`),
  subtasks: ({ subNum, subComplete }) => (subNum === 0 ? "" : `${subComplete}/${subNum}`),
  files: ({ task }) => counted(task.fileNum),
  messages: ({ task }) => counted(task.msgNum),
  estimate: lasting(({ task }) => task.estimate),
  worked: lasting(({ task }) => task.worked),
  created: time(({ task }) => task.createTime),
  updated: time(({ task }) => task.updateTime),
};

/** What a cell says in plain words, as it is copied; nothing where the task has nothing of it. */
export function cellText(field: TableField, row: TableRow, words: CellWords): string {
  if (!isOwnField(field)) return texts[field](row, words);
  const known = words.own.get(field);
  return known ? words.fieldWords(known, ownValue(words.own, field, row)) : "";
}
