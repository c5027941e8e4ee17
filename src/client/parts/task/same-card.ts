import type { BoardCard } from "#client/data/queries/board.ts";
import { sameFields } from "#domain/field/same-fields.ts";
import type { Task } from "#domain/task/task.ts";

/** Whether two readings of a card show the same: rows are new objects after every change anywhere. */
export function isSameCard(before: BoardCard, after: BoardCard): boolean {
  return (
    before === after ||
    (before.waits === after.waits &&
      before.subNum === after.subNum &&
      before.subComplete === after.subComplete &&
      isSaidAlike(before.subFields, after.subFields) &&
      isSameTask(before.task, after.task))
  );
}

function isSaidAlike(
  before: BoardCard["subFields"] = [],
  after: BoardCard["subFields"] = [],
): boolean {
  return (
    before.length === after.length &&
    before.every(({ fields }, at) => sameFields(fields, after[at]?.fields ?? {}))
  );
}

const shown = [
  "id",
  "name",
  "updateTime",
  "completeTime",
  "flowItemName",
  "cancelled",
  "endTime",
  "color",
  "priority",
  "milestone",
  "privateTo",
  "msgNum",
  "fileNum",
  "checkNum",
  "checkDone",
  "columnId",
  "rank",
] as const satisfies readonly (keyof Task)[];

function isSameTask(before: Task, after: Task): boolean {
  if (before === after) return true;
  return (
    shown.every((field) => before[field] === after[field]) &&
    (before.repeat === null) === (after.repeat === null) &&
    before.tagIds.join() === after.tagIds.join() &&
    sameFields(before.fields, after.fields) &&
    before.taskUser.length === after.taskUser.length &&
    before.taskUser.every(
      (entry, index) =>
        entry.userId === after.taskUser[index]?.userId &&
        entry.owner === after.taskUser[index].owner,
    )
  );
}
