import { openExistingDatabase } from "../database/local-database.ts";
import type { ImportOutcome } from "../database/import-row.ts";
import { type ExportJob, exportTasks } from "./export/export-tasks.ts";
import { readImport } from "../papers/read-import.ts";
import { writeTemplate } from "../papers/write-sheet.ts";
import { checkImport } from "./check-import.ts";
import { guessSheet } from "./guess-sheet.ts";
import type { ImportJob } from "./prepare-import.ts";
import { runImport } from "./run-import.ts";
import { checkTasks } from "./tasks/check-tasks.ts";
import { runTasks } from "./tasks/run-tasks.ts";
import type { TaskJob } from "./tasks/task-job.ts";
import { undoTasks } from "./tasks/undo-tasks.ts";
import { undoImport } from "./undo-import.ts";

/** What an import asks of its own thread: reading sheets, and all that touches many records. */
export const importDoor = {
  read: readImport,
  guess: guessSheet,
  write: writeTemplate,
  check: async (databaseName: string, job: ImportJob) =>
    within(databaseName, (database) => checkImport(database, job)),
  run: async (
    databaseName: string,
    job: ImportJob,
    onProgress: (done: number, count: number) => void,
  ) => within(databaseName, (database) => runImport(database, job, onProgress)),
  undo: async (databaseName: string, outcome: ImportOutcome, now: number) =>
    within(databaseName, (database) => undoImport(database, outcome, now)),
  export: async (databaseName: string, job: ExportJob) =>
    within(databaseName, (database) => exportTasks(database, job)),
  checkTasks: async (databaseName: string, job: TaskJob) =>
    within(databaseName, (database) => checkTasks(database, job)),
  runTasks: async (
    databaseName: string,
    job: TaskJob,
    onProgress: (done: number, count: number) => void,
  ) => within(databaseName, (database) => runTasks(database, job, onProgress)),
  undoTasks: async (databaseName: string, outcome: ImportOutcome, now: number) =>
    within(databaseName, (database) => undoTasks(database, outcome, now)),
};

export type ImportDoor = typeof importDoor;

async function within<Result>(
  databaseName: string,
  work: (database: ReturnType<typeof openExistingDatabase>) => Promise<Result>,
): Promise<Result> {
  const database = openExistingDatabase(databaseName);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
