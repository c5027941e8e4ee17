import { openExistingDatabase } from "../database/local-database.ts";
import type { ImportOutcome } from "../database/import-row.ts";
import { readImport } from "../papers/read-import.ts";
import { writeSheet } from "../papers/write-sheet.ts";
import { checkImport } from "./check-import.ts";
import type { ImportJob } from "./prepare-import.ts";
import { runImport } from "./run-import.ts";
import { undoImport } from "./undo-import.ts";

/** What an import asks of its own thread: reading sheets, and all that touches many records. */
export const importDoor = {
  read: readImport,
  write: writeSheet,
  check: async (databaseName: string, job: ImportJob) =>
    within(databaseName, (database) => checkImport(database, job)),
  run: async (
    databaseName: string,
    job: ImportJob,
    onProgress: (done: number, count: number) => void,
  ) => within(databaseName, (database) => runImport(database, job, onProgress)),
  undo: async (databaseName: string, outcome: ImportOutcome, now: number) =>
    within(databaseName, (database) => undoImport(database, outcome, now)),
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
