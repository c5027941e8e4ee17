import { safeText } from "../../form/sheet/safe-text.ts";
import type { SheetList, SheetPlan } from "../../form/sheet/sheet-of-records.ts";
import { HINT_MARK, REQUIRED_MARK } from "../../form/sheet/template-marks.ts";
import type { KnownPlan, SheetWords } from "./sheet-of-plan.ts";
import { columnsOfPlan, type TaskColumn, type TaskColumnLabels } from "./task-columns.ts";

interface TemplateTexts {
  readonly plan: KnownPlan;
  readonly labels: TaskColumnLabels;
  /** What each column may say. */
  readonly hints: TaskColumnLabels;
  readonly words: SheetWords;
}

/** A sheet of tasks to be filled in: what the plan has of columns, states and people is chosen from lists. */
export function taskTemplate({ plan, labels, hints, words }: TemplateTexts): SheetPlan {
  const columns = columnsOfPlan(plan.flow.length > 0);
  const people = plan.people.map(({ name }) => name);
  const choices: Readonly<Partial<Record<TaskColumn, readonly string[]>>> = {
    column: plan.columns.map(({ name }) => name),
    state: plan.flow.map(({ name }) => name),
    owner: people,
    assist: people,
    priority: words.priorities.map(({ name }) => name),
    done: [words.yes, words.no],
  };
  const lists = columns.flatMap((column, at): SheetList[] => {
    const names = (choices[column] ?? []).map(safeText);
    return names.length > 0 ? [{ column: at, choices: names }] : [];
  });
  const head = columns.map((column) =>
    safeText(column === "name" ? `${REQUIRED_MARK}${labels[column]}` : labels[column]),
  );
  const own = plan.fields.map(({ name }) => safeText(name));
  const hint = columns.map((column) => `${HINT_MARK} ${hints[column]}`.trim());
  return {
    headings: 1,
    rows: [
      [...head, ...own],
      [...hint, ...own.map(() => HINT_MARK)],
    ],
    merged: [],
    lists,
  };
}
