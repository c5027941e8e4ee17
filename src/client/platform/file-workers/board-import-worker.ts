import { type Remote, wrap } from "comlink";

/** A worker that reads a file; stopping it stops the reading. */
export interface FileReading<Door> {
  readonly door: Remote<Door>;
  stop(): void;
}

/** Starts the worker that reads boards from elsewhere. */
export function startBoardImportWorker<Door>(): FileReading<Door> {
  const worker = new Worker(
    new URL("../../../../workers/board-import.worker.ts", import.meta.url),
    {
      type: "module",
      name: "board-import",
    },
  );
  return { door: wrap<Door>(worker), stop: () => worker.terminate() };
}
