import type { Approval } from "#domain/approval/approval.ts";
import type { LocalDatabase } from "../database/local-database.ts";

/** How many requests wait for somebody. */
export async function countAsked(database: LocalDatabase, userId: number): Promise<number> {
  const approvals: Approval[] = await database.approval.toArray();
  return approvals.filter(({ askedIds }) => askedIds.includes(userId)).length;
}
