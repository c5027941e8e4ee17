import { wrap } from "comlink";
import type { FileReading } from "./board-import-worker.ts";

/** Starts the worker that reads sheets. */
export function startSheetWorker<Door>(): FileReading<Door> {
  const worker = new Worker(new URL("../../../../workers/sheet.worker.ts", import.meta.url), {
    type: "module",
    name: "sheet",
  });
  return { door: wrap<Door>(worker), stop: () => worker.terminate() };
}

/** Starts the worker that reads sheets and brings them in. */
export function startImportWorker<Door>(): FileReading<Door> {
  const worker = new Worker(new URL("../../../../workers/import.worker.ts", import.meta.url), {
    type: "module",
    name: "import",
  });
  return { door: wrap<Door>(worker), stop: () => worker.terminate() };
}
