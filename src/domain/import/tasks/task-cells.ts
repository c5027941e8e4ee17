import type { RecordProblem } from "../../form/validation/value-problem.ts";
import { plainText } from "../../form/sheet/safe-text.ts";
import { headingText } from "../sheet/import-grid.ts";
import type { TaskColumn } from "./task-columns.ts";

/** A column of a sheet: what every task has, or a field of the plan by its key. */
export type SheetColumn = TaskColumn | `field.${string}`;

/** Parts of a cell that holds several, as people type them in any language. */
const SEPARATOR = /[,，、;；\r\n]/;
/** Choices that are named at most. */
const CHOICES_NAMED = 12;

/** The cells of one line of a sheet, and what is found wrong with them. */
export interface TaskCells {
  readonly problems: RecordProblem[];
  text(column: SheetColumn): string;
  /** The parts of a cell that holds several. */
  parts(column: SheetColumn): readonly string[];
  wrong(column: SheetColumn, reason: string, data?: RecordProblem["data"]): undefined;
}

export function taskCells(texts: Readonly<Record<string, string>>): TaskCells {
  const problems: RecordProblem[] = [];
  const text = (column: SheetColumn) =>
    Object.hasOwn(texts, column) ? plainText((texts[column] ?? "").trim()) : "";
  return {
    problems,
    text,
    parts: (column) =>
      text(column)
        .split(SEPARATOR)
        .map((part) => part.trim())
        .filter((part) => part !== ""),
    wrong(path, reason, data) {
      problems.push({ path, reason, ...(data && { data }) });
      return undefined;
    },
  };
}

/** The one of some that goes by a name, as people write it; told with the names that there are where none does. */
export function chosen<Choice extends { readonly name: string }>(
  cells: TaskCells,
  column: SheetColumn,
  choices: readonly Choice[],
): Choice | undefined {
  const text = cells.text(column);
  if (text === "") return undefined;
  const found = choices.find(({ name }) => headingText(name) === headingText(text));
  return found ?? cells.wrong(column, "import.notOneOf", { text, choices: namesOf(choices) });
}

/** Names one after the other, as far as a line goes. */
export function namesOf(choices: readonly { readonly name: string }[]): string {
  const names = choices.slice(0, CHOICES_NAMED).map(({ name }) => name);
  return names.join(", ") + (choices.length > CHOICES_NAMED ? " …" : "");
}
