import { wrap } from "comlink";
import type { FileReading } from "./board-import-worker.ts";

/** Starts the worker that packs files into one. */
export function startPackWorker<Door>(): FileReading<Door> {
  const worker = new Worker(new URL("../../../../workers/pack.worker.ts", import.meta.url), {
    type: "module",
    name: "pack",
  });
  return { door: wrap<Door>(worker), stop: () => worker.terminate() };
}
