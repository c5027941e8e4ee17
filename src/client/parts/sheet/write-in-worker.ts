import type { writeSheet } from "#client/data/papers/write-sheet.ts";
import { startSheetWorker } from "#client/platform/file-workers/sheet-worker.ts";
import type { SheetPlan } from "#domain/form/sheet/sheet-of-records.ts";

interface SheetDoor {
  readonly write: typeof writeSheet;
}

/** Writes a workbook in a thread of its own, which ends with it. */
export async function writeInWorker(
  name: string,
  plan: SheetPlan,
): Promise<Uint8Array<ArrayBuffer>> {
  const { door, stop } = startSheetWorker<SheetDoor>();
  try {
    return await door.write(name, plan);
  } finally {
    stop();
  }
}
