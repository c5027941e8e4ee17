import type { Db } from "../../sql/db.ts";
import type { Schema } from "../../sql/schema.ts";

export type InviteRow = Schema["invites"];

export async function addInvite(db: Db, invite: InviteRow): Promise<void> {
  await db.build.insertInto("invites").values(invite).execute();
}

export async function listInvites(db: Db): Promise<InviteRow[]> {
  return db.build.selectFrom("invites").selectAll().orderBy("createTime", "desc").execute();
}

/** The invitation of a code; locked, so that two newcomers cannot use one link. */
export async function findInvite(db: Db, codeHash: string): Promise<InviteRow | undefined> {
  return db.build
    .selectFrom("invites")
    .selectAll()
    .where("codeHash", "=", codeHash)
    .forUpdate()
    .executeTakeFirst();
}

/** One more person has come by it. */
export async function useInvite(db: Db, id: number, usedBy: number): Promise<void> {
  await db.build
    .updateTable("invites")
    .set(({ eb }) => ({ usedBy, uses: eb("uses", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Gives back what went; undefined when it had gone before. */
export async function removeInvite(db: Db, id: number): Promise<InviteRow | undefined> {
  return db.build.deleteFrom("invites").where("id", "=", id).returningAll().executeTakeFirst();
}

/** None of somebody's invitations works any longer; what was used up stays, to be looked up. */
export async function removeInvitesOf(db: Db, userId: number): Promise<void> {
  await db.run("delete from invites where user_id = $1 and uses < max_uses", [userId]);
}
