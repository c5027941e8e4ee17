import type { ImportEngine } from "#client/live/import/use-import-engine.ts";
import { saveContent } from "#client/platform/save-file.ts";
import type { SheetPlan } from "#domain/form/sheet/sheet-of-records.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Gives the person a sheet as a workbook. */
export async function saveSheet(
  engine: Pick<ImportEngine, "write">,
  name: string,
  plan: SheetPlan,
): Promise<void> {
  const content = await engine.write(name, plan);
  const fileName = name.replaceAll(/[\\/:*?"<>|]/g, " ").trim();
  saveContent(`${fileName}.xlsx`, new Blob([content], { type: XLSX }));
}
