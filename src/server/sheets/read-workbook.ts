import { Worker } from "node:worker_threads";
import type { ImportGrid } from "#domain/import/sheet/import-grid.ts";
import { currentBill } from "../processor/bill.ts";

/** A workbook on its way to its thread. */
export interface ToRead {
  readonly content: Uint8Array;
  readonly rowsMax: number;
}

/** What a workbook says; no rows where it cannot be read. */
export interface RowsRead {
  readonly rows: ImportGrid | undefined;
  /** Milliseconds of a processor that it took the thread. */
  readonly took: number;
}

/** Ms after which a workbook is given up, and megabytes that its thread may hold. */
const PATIENCE = 15_000;
const MEMORY = 256;

/**
 * The lines of a workbook's first sheet in which something stands, read in a thread that ends with it; undefined where it cannot be
 * read, or takes too much.
 */
export async function readWorkbook(asked: ToRead): Promise<ImportGrid | undefined> {
  const thread = new Worker(new URL("reading.worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  const { promise, resolve } = Promise.withResolvers<RowsRead | undefined>();
  const timer = setTimeout(() => resolve(undefined), PATIENCE);
  thread.once("message", resolve);
  thread.once("error", () => resolve(undefined));
  thread.postMessage(asked);
  const read = await promise;
  clearTimeout(timer);
  await thread.terminate();
  currentBill()?.charge(read?.took ?? PATIENCE);
  return read?.rows;
}
