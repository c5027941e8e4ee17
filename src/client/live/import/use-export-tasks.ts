import { useCallback } from "react";
import type { ExportJob } from "#client/data/imports/export/export-tasks.ts";
import type { ImportDoor } from "#client/data/imports/import-door.ts";
import { startImportWorker } from "#client/platform/file-workers/sheet-worker.ts";
import { useData } from "../data-context.ts";

/** Writes tasks into a file, in a thread of its own that ends with it. */
export function useExportTasks(): (job: ExportJob) => Promise<Uint8Array<ArrayBuffer>> {
  const { database } = useData();
  return useCallback(
    async (job) => {
      const { door, stop } = startImportWorker<ImportDoor>();
      try {
        return await door.export(database.name, job);
      } finally {
        stop();
      }
    },
    [database],
  );
}
