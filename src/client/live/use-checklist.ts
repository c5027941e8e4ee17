import { readChecklist } from "#client/data/queries/checklist.ts";
import type { CheckItem } from "#domain/checklist/check-item.ts";
import { type Live, useLive } from "./use-live.ts";

/** The lines of a task's checklist in their order. */
export function useChecklist(taskId: number): Live<CheckItem[]> {
  return useLive(readChecklist, taskId);
}
