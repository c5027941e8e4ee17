import { saveContent } from "#client/platform/save-file.ts";
import type { SheetPlan } from "#domain/form/sheet/sheet-of-records.ts";
import { writeInWorker } from "./write-in-worker.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Hands the person a workbook to keep, unless they have stopped waiting for it. */
export async function saveSheet(
  name: string,
  plan: SheetPlan,
  signal?: AbortSignal,
): Promise<boolean> {
  const content = await writeInWorker(name, plan);
  if (signal?.aborted) return false;
  saveContent(`${fileName(name) || "export"}.xlsx`, new Blob([content], { type: XLSX }));
  return true;
}

/** A name that every system takes for a file; "" where nothing is left of it. */
export function fileName(name: string): string {
  return name.replaceAll(/[\\/:*?"<>|]/g, " ").trim();
}
