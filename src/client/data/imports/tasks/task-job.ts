import type { WorkingDay } from "#domain/company/default-times.ts";
import type { ImportedLines } from "#domain/form/import-text/import-lines.ts";
import { readSheetTasks } from "#domain/import/tasks/read-sheet-tasks.ts";
import type { KnownPlan, SheetWords } from "#domain/import/tasks/sheet-of-plan.ts";
import type { ReadTask } from "#domain/import/tasks/sheet-task.ts";
import { readTimePhrase } from "#domain/task/times/read-time-phrase.ts";
import { hereZone } from "./here-zone.ts";

/** Tasks of a sheet that are to come into a plan. */
export interface TaskJob {
  readonly planId: number;
  readonly records: readonly ImportedLines[];
  readonly words: SheetWords;
  readonly language: string;
  readonly day: WorkingDay;
  readonly now: number;
}

/** Reads what a sheet says for a plan. */
export function readJob(
  { records, words, language, day, now }: TaskJob,
  plan: KnownPlan,
): ReadTask[] {
  const readPhrase = (phrase: string) => readTimePhrase(phrase, { language, now, day });
  return readSheetTasks(records, { plan, words, zone: hereZone, day, now, readPhrase });
}
