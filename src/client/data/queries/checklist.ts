import { byRank } from "#domain/by-rank.ts";
import type { CheckItem } from "#domain/checklist/check-item.ts";
import type { LocalDatabase } from "../database/local-database.ts";

/** The lines of a task's checklist in their order. */
export async function readChecklist(database: LocalDatabase, taskId: number): Promise<CheckItem[]> {
  const items = await database.checkItem.where("taskId").equals(taskId).toArray();
  return items.toSorted(byRank);
}
