import type { Db } from "../sql/db.ts";

/** Reports about which nobody has decided, or somebody has; the newest first. */
export async function reportsOf(
  db: Db,
  { isOpen, most }: { readonly isOpen: boolean; readonly most: number },
): Promise<string[]> {
  const rows = await db.run<{ id: string }>(
    `select id from message_reports where (state = 'open') = $1
     order by create_time desc, id limit $2`,
    [isOpen, most],
  );
  return rows.map(({ id }) => id);
}

/** All open reports of one message. */
export async function openReportsAbout(db: Db, msgId: number): Promise<string[]> {
  const rows = await db.run<{ id: string }>(
    "select id from message_reports where msg_id = $1 and state = 'open' order by id",
    [msgId],
  );
  return rows.map(({ id }) => id);
}
