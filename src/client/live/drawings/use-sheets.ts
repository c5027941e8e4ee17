import {
  readPinnable,
  readSheet,
  readSheets,
  readTaskPlaces,
  type SheetRow,
  type SheetView,
  type TaskPlace,
} from "#client/data/queries/sheets.ts";
import type { Sheet } from "#domain/sheet/sheet.ts";
import type { Task } from "#domain/task/task.ts";
import { type Live, useLive } from "../use-live.ts";

/** The sheets of a plan, or of all plans (0), removed ones too. */
export function useSheets(planId: number): Live<SheetRow[]> {
  return useLive(readSheets, planId);
}

/** undefined when the sheet is gone or not the person's to see. */
export function useSheet(sheetId: number): Live<SheetView | undefined> {
  return useLive(readSheet, sheetId);
}

/** Where a task is on sheets. */
export function useTaskPlaces(taskId: number): Live<TaskPlace[]> {
  return useLive(readTaskPlaces, taskId);
}

/** Open tasks of a sheet's plan that could be pinned to it, by words of their names. */
export function usePinnable({ id, planId }: Pick<Sheet, "id" | "planId">, words: string): Task[] {
  const found = useLive(readPinnable, id, planId, words);
  return found.state === "ready" ? found.value : [];
}
