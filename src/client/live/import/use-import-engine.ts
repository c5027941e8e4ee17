import { proxy, transfer } from "comlink";
import { useEffect, useMemo } from "react";
import type { ImportDraftRow, ImportOutcome } from "#client/data/database/import-row.ts";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import type { SheetAsked } from "#client/data/imports/guess-sheet.ts";
import type { ImportDoor } from "#client/data/imports/import-door.ts";
import {
  type BegunImport,
  forgetImportDraft,
  keepImportDraft,
  readImportDraft,
} from "#client/data/imports/import-draft.ts";
import type { ImportJob } from "#client/data/imports/prepare-import.ts";
import { planHere } from "#client/data/imports/tasks/known-plan.ts";
import type { TaskJob } from "#client/data/imports/tasks/task-job.ts";
import { startImportWorker } from "#client/platform/file-workers/sheet-worker.ts";
import { persistStorage } from "#client/platform/persist-storage.ts";
import type { ImportGrid } from "#domain/import/sheet/import-grid.ts";
import type { SheetPlan } from "#domain/form/sheet/sheet-of-records.ts";
import { useData } from "../data-context.ts";

/** Reads sheets and brings records in, in a thread of its own that ends with the screen that asked for it. */
export function useImportEngine() {
  const { database, now } = useData();
  const engine = useMemo(() => importEngine(database, now), [database, now]);
  useEffect(() => engine.stop, [engine]);
  return engine;
}

function importEngine(database: LocalDatabase, now: () => number) {
  let reading: ReturnType<typeof startImportWorker<ImportDoor>> | undefined;
  const door = () => (reading ??= startImportWorker<ImportDoor>()).door;
  return {
    stop() {
      reading?.stop();
      reading = undefined;
    },
    async read(file: Blob) {
      const content = new Uint8Array(await file.arrayBuffer());
      return door().read(transfer(content, [content.buffer]));
    },
    async guess(file: Blob, asked: SheetAsked) {
      const content = new Uint8Array(await file.arrayBuffer());
      return door().guess(transfer(content, [content.buffer]), asked);
    },
    write: (name: string, plan: SheetPlan) => door().write(name, plan),
    check: (job: Omit<ImportJob, "now">) => door().check(database.name, { ...job, now: now() }),
    async run(job: Omit<ImportJob, "now">, onProgress: (done: number, count: number) => void) {
      const done = await door().run(database.name, { ...job, now: now() }, proxy(onProgress));
      void persistStorage();
      return done;
    },
    undo: (outcome: ImportOutcome) => door().undo(database.name, outcome, now()),
    checkTasks: (job: Omit<TaskJob, "now">) =>
      door().checkTasks(database.name, { ...job, now: now() }),
    async runTasks(job: Omit<TaskJob, "now">, onProgress: (done: number, count: number) => void) {
      const outcome = await door().runTasks(
        database.name,
        { ...job, now: now() },
        proxy(onProgress),
      );
      void persistStorage();
      return outcome;
    },
    undoTasks: (outcome: ImportOutcome) => door().undoTasks(database.name, outcome, now()),
    readPlan: async (planId: number) => (await planHere(database, planId)).plan,
    readDraft: (key: string): Promise<BegunImport | undefined> => readImportDraft(database, key),
    keepDraft: (draft: ImportDraftRow, grid: ImportGrid, before?: ImportGrid) =>
      keepImportDraft(database, { draft, grid }, before),
    forgetDraft: (key: string) => forgetImportDraft(database, key),
  };
}

export type ImportEngine = ReturnType<typeof useImportEngine>;
