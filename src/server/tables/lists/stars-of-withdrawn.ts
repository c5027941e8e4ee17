import type { Db } from "../sql/db.ts";

/** Stars of messages that say nothing any more, with whose they are. */
export async function starsOfWithdrawn(
  db: Db,
  most: number,
): Promise<readonly { readonly id: string; readonly userId: number }[]> {
  const rows = await db.run<{ id: string; user_id: string }>(
    `select star.id, star.user_id from starred_messages star
     join messages on messages.id = star.msg_id
     where messages.withdraw_time > 0 limit $1`,
    [most],
  );
  return rows.map(({ id, user_id: userId }) => ({ id, userId: Number(userId) }));
}
