import type { Delegation } from "#domain/approval/delegation/delegation.ts";
import type { LocalDatabase } from "../../database/local-database.ts";

/** Who stands in for this person, or for whom they do, now or later; who is away first comes first. */
export async function readDelegations(
  database: LocalDatabase,
  by: "userId" | "deputyId",
  userId: number,
  now: number,
): Promise<Delegation[]> {
  const all = await database.delegation.toArray();
  return all
    .filter((one) => one[by] === userId && one.endTime > now)
    .toSorted((one, other) => one.startTime - other.startTime);
}
