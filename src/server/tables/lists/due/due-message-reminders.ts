import type { Db } from "../../sql/db.ts";

/** Reminders of messages that have come due, the longest ago first. */
export async function messageRemindersDue(
  db: Db,
  { now, most }: { now: number; most: number },
): Promise<string[]> {
  const rows = await db.run<{ id: string }>(
    `select id from message_reminders where told_time = 0 and time <= $1
     order by time, id limit $2`,
    [now, most],
  );
  return rows.map(({ id }) => id);
}
