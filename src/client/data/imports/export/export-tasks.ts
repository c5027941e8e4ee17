import { csvOfSheet } from "#domain/export/csv-of-sheet.ts";
import { planFile } from "#domain/export/plan-file.ts";
import { sheetOfTasks } from "#domain/export/sheet-of-tasks.ts";
import type { SheetWords } from "#domain/import/tasks/sheet-of-plan.ts";
import type { TaskColumnLabels } from "#domain/import/tasks/task-columns.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import { hereZone } from "../tasks/here-zone.ts";
import { writeSheet } from "../../papers/write-sheet.ts";
import { readWholePlan } from "./read-whole-plan.ts";
import { type ExportedPlan, readPlanRows } from "./read-plan-rows.ts";

export type ExportFormat = "xlsx" | "csv" | "json";

/** What is to be written, and in whose words. */
export interface ExportJob {
  readonly plans: readonly ExportedPlan[];
  readonly format: ExportFormat;
  readonly name: string;
  readonly labels: TaskColumnLabels;
  readonly planLabel: string;
  readonly estimateLabel: string;
  readonly workedLabel: string;
  readonly words: SheetWords;
}

/** A file of tasks, or of a whole plan; empty where there is none any more. */
export async function exportTasks(
  database: LocalDatabase,
  { plans, format, name, ...texts }: ExportJob,
): Promise<Uint8Array<ArrayBuffer>> {
  const written = (text: string) => new TextEncoder().encode(text);
  if (format === "json") {
    const [first] = plans;
    const whole = first && (await readWholePlan(database, first.planId));
    return written(whole ? `${JSON.stringify(planFile(whole), undefined, 1)}\n` : "");
  }
  const read = await Promise.all(plans.map(async (plan) => readPlanRows(database, plan)));
  const rows = read.filter((each) => each !== undefined);
  const sheet = sheetOfTasks(rows, { ...texts, zone: hereZone });
  return format === "csv" ? written(csvOfSheet(sheet)) : writeSheet(name, sheet);
}
