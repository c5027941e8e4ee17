import type { ImportEngine } from "#client/live/import/use-import-engine.ts";
import type { ImportTarget, ToImport } from "#client/parts/import/import-target.ts";
import type { WorkingDay } from "#domain/company/default-times.ts";
import { fieldKey } from "#domain/field/field-claims.ts";
import { guessTaskColumns } from "#domain/import/tasks/guess-task-columns.ts";
import { linesOfSheet } from "#domain/import/tasks/lines-of-sheet.ts";
import type { KnownPlan, SheetWords } from "#domain/import/tasks/sheet-of-plan.ts";
import { columnsOfPlan, type TaskColumnLabels } from "#domain/import/tasks/task-columns.ts";
import { taskTemplate } from "#domain/import/tasks/task-template.ts";

interface TaskDoors {
  readonly engine: ImportEngine;
  readonly labels: TaskColumnLabels;
  readonly hints: TaskColumnLabels;
  readonly words: SheetWords;
  readonly language: string;
  readonly day: WorkingDay;
  readonly problemText: ImportTarget["problemText"];
}

interface PlanOfTarget {
  readonly planId: number;
  readonly name: string;
  readonly plan: KnownPlan;
}

/** A plan as a sheet of tasks is imported into it. */
export function taskTarget({ planId, name, plan }: PlanOfTarget, doors: TaskDoors): ImportTarget {
  const { engine, labels, hints, words, language, day, problemText } = doors;
  const columns = columnsOfPlan(plan.flow.length > 0);
  const jobOf = ({ records }: ToImport) => ({ planId, records, words, language, day });
  return {
    key: `tasks.${planId}`,
    name,
    kind: "task",
    columns: [
      ...columns.map((path) => ({ path, label: labels[path] })),
      ...plan.fields.map(({ id, name: label }) => ({ path: fieldKey(id), label })),
    ],
    matches: [],
    guess: (grid) => guessTaskColumns(grid, labels, columns, plan.fields),
    group: linesOfSheet,
    template: () => taskTemplate({ plan, labels, hints, words }),
    check: async (wanted) => engine.checkTasks(jobOf(wanted)),
    run: async (wanted, onProgress) => engine.runTasks(jobOf(wanted), onProgress),
    undo: async (outcome) => engine.undoTasks(outcome),
    problemText,
  };
}
