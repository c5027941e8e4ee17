import { linesOf } from "../../checklist/lines-of.ts";
import type { FieldDefinition } from "../../field/field-definition.ts";
import { FIELD_TEXT_MAX, PLAN_FIELDS_MAX } from "../../field/field-limits.ts";
import { plainText } from "../../form/sheet/safe-text.ts";
import { CHECK_ITEMS_MAX } from "../../limits.ts";
import type { Priority } from "../../task/task.ts";
import type { ImportSubtask, ImportTask } from "../board-import.ts";
import { cleanLine, cleanText, cutText } from "../clean-text.ts";
import { fittingTimes, momentIn, taskNameOf, UNKNOWN_MOMENT } from "../fitting-parts.ts";
import type { ImportNotes } from "../import-notes.ts";
import { NAMED_PRIORITIES } from "../named-priorities.ts";
import { plainField } from "../plain-field.ts";
import { EVENING, MORNING, readLocalTime } from "../read-local-time.ts";
import { headingText } from "../sheet/import-grid.ts";
import type { TaskColumn } from "./task-columns.ts";
import { YES_WORDS } from "./yes-words.ts";

/** One line of a list of tasks. */
export interface SheetLine {
  text(column: TaskColumn): string;
  /** The parts of a cell that holds several. */
  parts(column: TaskColumn): readonly string[];
  readonly checks: NonNullable<ImportTask["checks"]>;
  /** What tasks and subtasks have alike. */
  common(notes: ImportNotes): ImportSubtask & { startTime: number };
}

interface SheetLines {
  readonly lines: readonly SheetLine[];
  /** A field for each column that says something else. */
  readonly fields: readonly FieldDefinition[];
  /** Cells that stay behind. */
  readonly left: number;
}

/** What parts the names in one cell. */
const SEPARATOR = /[,，、;；\r\n]/;

/** Lines of a table by what its columns are for; "" where they are for nothing that every task has. */
export function sheetLines(
  rows: readonly (readonly string[])[],
  head: readonly string[],
  paths: readonly string[],
): SheetLines {
  const placeOf = new Map(paths.map((path, at) => [path, at] as const));
  const own = head.flatMap((name, at) =>
    paths[at] === "" && cleanLine(name) !== "" ? [{ at, name: cleanLine(name) }] : [],
  );
  const said = own.filter(({ at }) => rows.some((row) => (row[at] ?? "").trim() !== ""));
  const kept = said.slice(0, PLAN_FIELDS_MAX);
  const over = said.slice(PLAN_FIELDS_MAX);
  const cell = (row: readonly string[], at: number) => cleanText(plainText((row[at] ?? "").trim()));
  let left = 0;
  const lines = rows.flatMap((row): SheetLine[] => {
    const text = (column: TaskColumn) => cell(row, placeOf.get(column) ?? -1);
    if (text("name") === "") return [];
    left += over.filter(({ at }) => cell(row, at) !== "").length;
    const priority = priorityIn(text("priority"));
    if (priority === undefined) left += 1;
    const fields = kept.flatMap(({ at }, field) => {
      const value = cutText(cell(row, at), FIELD_TEXT_MAX);
      return value === "" ? [] : [{ field, value }];
    });
    return [lineOf(text, { priority: priority ?? 0, fields })];
  });
  return { lines, fields: kept.map(({ name }) => plainField(name)), left };
}

function lineOf(
  text: SheetLine["text"],
  {
    priority,
    fields,
  }: { readonly priority: Priority; readonly fields: NonNullable<ImportTask["fields"]> },
): SheetLine {
  const parts = (column: TaskColumn) =>
    text(column)
      .split(SEPARATOR)
      .map(cleanLine)
      .filter((part) => part !== "");
  const checklist = text("checklist");
  const checks = linesOf(
    /[\r\n]/.test(checklist) ? checklist : checklist.replaceAll(/[;；]/g, "\n"),
  );
  return {
    text,
    parts,
    checks: checks
      .slice(0, CHECK_ITEMS_MAX)
      .map(({ name, isDone }) => ({ name, done: isDone ? 1 : 0 })),
    common(notes) {
      const name = taskNameOf(text("name"), "#", notes);
      const time = (column: TaskColumn, clock: typeof MORNING) =>
        momentIn(text(column), (one) => readLocalTime(one, clock), { name, notes });
      const times = fittingTimes(
        { start: time("start", MORNING), end: time("end", EVENING) },
        name,
        notes,
      );
      const assistantKeys = parts("assist");
      return {
        name,
        ...times,
        completeTime: doneIn(text("done"), text("state"), times.endTime),
        priority,
        memberKeys: [...new Set(parts("owner"))],
        ...(assistantKeys.length > 0 && { assistantKeys: [...new Set(assistantKeys)] }),
        ...(fields.length > 0 && { fields: [...fields] }),
      };
    },
  };
}

/** Whether it is done, or when it was; a list that does not say so may say it by the state. */
function doneIn(text: string, state: string, endTime: number): number {
  const said = headingText(text || state);
  if (said === "") return 0;
  if (YES_WORDS.has(said)) return endTime || UNKNOWN_MOMENT;
  return text !== "" && /\d{4}/.test(text) ? (readLocalTime(text, EVENING) ?? 0) : 0;
}

/** By a name that other products use too, by its place, or as `P1` and `!1`; undefined where it is none of them. */
function priorityIn(text: string): Priority | undefined {
  if (text === "") return 0;
  const named = NAMED_PRIORITIES.get(text.toLowerCase());
  const place = Number(/^[p!]?\s*(\d)$/i.exec(text)?.[1] ?? "5");
  return named ?? (place <= 4 ? place : undefined);
}
