import type { Db } from "../../sql/db.ts";
import type { Schema } from "../../sql/schema.ts";

export type PlanInviteRow = Schema["planInvites"];

/** A plan has one link: a new one takes the place of the one before. */
export async function putPlanInvite(db: Db, row: PlanInviteRow): Promise<void> {
  const { planId: _same, ...rest } = row;
  await db.build
    .insertInto("planInvites")
    .values(row)
    .onConflict((conflict) => conflict.column("planId").doUpdateSet(rest))
    .execute();
}

export async function planInviteOf(db: Db, planId: number): Promise<PlanInviteRow | undefined> {
  return db.build
    .selectFrom("planInvites")
    .selectAll()
    .where("planId", "=", planId)
    .executeTakeFirst();
}

export async function findPlanInvite(db: Db, codeHash: string): Promise<PlanInviteRow | undefined> {
  return db.build
    .selectFrom("planInvites")
    .selectAll()
    .where("codeHash", "=", codeHash)
    .executeTakeFirst();
}

/** One more has joined by the link. */
export async function countJoined(db: Db, codeHash: string): Promise<void> {
  await db.build
    .updateTable("planInvites")
    .set((update) => ({ joined: update("joined", "+", 1) }))
    .where("codeHash", "=", codeHash)
    .execute();
}

export async function removePlanInvite(db: Db, planId: number): Promise<void> {
  await db.build.deleteFrom("planInvites").where("planId", "=", planId).execute();
}

/** The links that somebody made work no longer: of one plan, or of all. */
export async function removePlanInvitesOf(
  db: Db,
  { userId, planId }: { userId: number; planId?: number },
): Promise<void> {
  await db.run(
    "delete from plan_invites where user_id = $1 and ($2::bigint is null or plan_id = $2)",
    [userId, planId ?? null],
  );
}
