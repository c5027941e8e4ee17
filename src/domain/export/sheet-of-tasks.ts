import { flowNameOf } from "../flow/flow-fields.ts";
import { formatDate } from "../form/calendar/date-format.ts";
import type { Zone } from "../form/calendar/zone.ts";
import { safeText } from "../form/sheet/safe-text.ts";
import type { SheetPlan } from "../form/sheet/sheet-of-records.ts";
import { idsIn } from "../field/field-value.ts";
import type { PlanField } from "../field/plan-field.ts";
import { valueIn } from "../field/sum-of-field.ts";
import { twinOf } from "../field/task-fields.ts";
import type { Id } from "../id.ts";
import type { SheetWords } from "../import/tasks/sheet-of-plan.ts";
import {
  TASK_COLUMNS,
  type TaskColumn,
  type TaskColumnLabels,
} from "../import/tasks/task-columns.ts";
import { assistantsOf, ownersOf, type Task } from "../task/task.ts";
import type { PlanRows } from "./plan-rows.ts";
import { textOfHtml } from "./text-of-html.ts";

interface SheetTexts {
  readonly labels: TaskColumnLabels;
  readonly planLabel: string;
  /** Heads of what is told in hours. */
  readonly estimateLabel: string;
  readonly workedLabel: string;
  readonly words: SheetWords;
  readonly zone: Zone;
}

/** Letters that a cell takes in a spreadsheet. */
const CELL_MAX = 32_000;

/**
 * Tasks as a sheet in the columns in which sheets are imported, so that it comes in again; each task is followed by its subtasks.
 * Those of several plans have the name of theirs in a last column. Nothing in it is taken for a formula.
 */
export function sheetOfTasks(plans: readonly PlanRows[], texts: SheetTexts): SheetPlan {
  const { labels, planLabel, estimateLabel, workedLabel } = texts;
  const several = plans.length > 1;
  const fields = fieldsOfSheet(plans);
  const head = [
    ...TASK_COLUMNS.map((column) => labels[column]),
    estimateLabel,
    workedLabel,
    ...fields.map(({ name }) => name),
    ...(several ? [planLabel] : []),
  ];
  const lines = plans.flatMap((rows) => {
    const lineOf = liner(rows, texts);
    const saidOf = fieldSayer(rows, texts.words);
    return inFamilies(rows.tasks).map((task) => [
      ...TASK_COLUMNS.map((column) => lineOf(task, column)),
      hoursOf(task.estimate),
      hoursOf(task.worked),
      ...fields.map((field) => saidOf(task, field)),
      ...(several ? [rows.plan.name] : []),
    ]);
  });
  const written = lines.map((line) =>
    line.map((text) => (text === "" ? null : safeText(text).slice(0, CELL_MAX))),
  );
  return { headings: 1, rows: [head.map(safeText), ...written], merged: [] };
}

/** The fields of all plans; those that are called the same and hold the same kind of thing are one column. */
function fieldsOfSheet(plans: readonly PlanRows[]): PlanField[] {
  const columns: PlanField[] = [];
  for (const field of plans.flatMap(({ fields }) => fields))
    if (!twinOf(field, columns)) columns.push(field);
  return columns;
}

/** What a task says in a column of fields, so that it can be read again. */
function fieldSayer({ fields, tasks, people }: PlanRows, words: SheetWords) {
  const byParent = Map.groupBy(tasks, ({ parentId }) => parentId);
  return (task: Task, column: PlanField): string => {
    const field = twinOf(column, fields);
    if (!field) return "";
    const value = valueIn(field, task, byParent.get(task.id) ?? []);
    switch (field.kind) {
      case "choice":
        return idsIn(value)
          .flatMap((id) => field.options.find((option) => option.id === id)?.name ?? [])
          .join(", ");
      case "person":
        return idsIn(value)
          .flatMap((id) => people.get(id)?.name ?? [])
          .join(", ");
      case "tick":
        return value === "" ? "" : words.yes;
      default:
        return value;
    }
  };
}

/** Minutes as hours that a spreadsheet can add; empty where there are none. */
function hoursOf(minutes: number): string {
  return minutes === 0 ? "" : String(Math.round((minutes / 60) * 100) / 100);
}

/** A task, and behind it those of its subtasks that are there. */
function inFamilies(tasks: readonly Task[]): Task[] {
  const ids = new Set(tasks.map(({ id }) => id));
  const isBelow = ({ parentId }: Task) => parentId > 0 && ids.has(parentId);
  const byParent = Map.groupBy(tasks.filter(isBelow), ({ parentId }) => parentId);
  return tasks.flatMap((task) => (isBelow(task) ? [] : [task, ...(byParent.get(task.id) ?? [])]));
}

function liner(rows: PlanRows, { words, zone }: SheetTexts) {
  const named = (things: readonly { readonly id: Id; readonly name: string }[]) =>
    new Map(things.map(({ id, name }) => [id, name]));
  const [columns, tags, tasks] = [named(rows.columns), named(rows.tags), named(rows.tasks)];
  const priorities = new Map(
    [...words.priorities, ...words.retiredPriorities].map(({ priority, name }) => [
      priority,
      priority === 0 ? "" : name,
    ]),
  );
  const people = (ids: readonly Id[]) =>
    ids.flatMap((id) => rows.people.get(id)?.name ?? []).join(", ");
  const time = (at: number) => (at > 0 ? formatDate(at, "yyyy-MM-dd HH:mm", zone) : "");
  return (task: Task, column: TaskColumn): string => {
    switch (column) {
      case "name":
        return task.name;
      case "desc":
        return textOfHtml(rows.contents.get(task.id) ?? "");
      case "column":
        return columns.get(task.columnId) ?? "";
      case "state":
        return flowNameOf(task);
      case "owner":
        return people(ownersOf(task));
      case "assist":
        return people(assistantsOf(task));
      case "start":
        return time(task.startTime);
      case "end":
        return time(task.endTime);
      case "priority":
        return priorities.get(task.priority) ?? "";
      case "tags":
        return task.tagIds.flatMap((id) => tags.get(id) ?? []).join(", ");
      case "parent":
        return tasks.get(task.parentId) ?? "";
      case "checklist":
        return (rows.checks.get(task.id) ?? [])
          .map(({ name, done }) => `[${done === 1 ? "x" : " "}] ${name}`)
          .join("\n");
      case "done":
        return task.completeTime > 0 ? time(task.completeTime) : words.no;
    }
  };
}
