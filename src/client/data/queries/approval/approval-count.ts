import { type ConcernName, concernKey } from "#domain/approval/concerns.ts";
import type { LocalDatabase } from "../../database/local-database.ts";

/** How many requests stand in one of a person's lists. */
export async function countApprovals(
  database: LocalDatabase,
  list: ConcernName,
  userId: number,
): Promise<number> {
  return database.approval.where("concerns").startsWith(concernKey(list, userId)).count();
}
