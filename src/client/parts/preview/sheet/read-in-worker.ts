import { transfer } from "comlink";
import type { Result } from "#base/result.ts";
import type { PaperProblem } from "#client/data/papers/paper-problem.ts";
import type { readSheets, Sheet } from "#client/data/papers/read-sheets.ts";
import { startSheetWorker } from "#client/platform/file-workers/sheet-worker.ts";

interface SheetDoor {
  readonly read: typeof readSheets;
}

/** Reads sheets in a thread of its own, which ends with it, or when nobody waits any more. */
export async function readInWorker(
  content: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<Result<readonly Sheet[], PaperProblem>> {
  const { door, stop } = startSheetWorker<SheetDoor>();
  signal.addEventListener("abort", stop, { once: true });
  try {
    return await door.read(transfer(content, [content.buffer]));
  } finally {
    signal.removeEventListener("abort", stop);
    stop();
  }
}
