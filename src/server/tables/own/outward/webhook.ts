import type { Db } from "../../sql/db.ts";
import type { Schema } from "../../sql/schema.ts";

export type WebhookRow = Schema["webhooks"];

export async function addWebhook(db: Db, row: WebhookRow): Promise<void> {
  await db.build.insertInto("webhooks").values(row).execute();
}

/** The newest first. */
export async function listWebhooks(db: Db, planId: number): Promise<WebhookRow[]> {
  return db.build
    .selectFrom("webhooks")
    .selectAll()
    .where("planId", "=", planId)
    .orderBy("id", "desc")
    .execute();
}

export async function findWebhook(db: Db, id: number): Promise<WebhookRow | undefined> {
  return db.build.selectFrom("webhooks").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function setWebhook(
  db: Db,
  id: number,
  put: Partial<Omit<WebhookRow, "id">>,
): Promise<void> {
  await db.build.updateTable("webhooks").set(put).where("id", "=", id).execute();
}

export async function removeWebhook(db: Db, id: number): Promise<void> {
  await db.build.deleteFrom("webhooks").where("id", "=", id).execute();
}

/** Those that somebody made: of one plan, or all. */
export async function removeWebhooksOf(
  db: Db,
  { userId, planId }: { userId: number; planId?: number },
): Promise<void> {
  await db.run("delete from webhooks where user_id = $1 and ($2::bigint is null or plan_id = $2)", [
    userId,
    planId ?? null,
  ]);
}

/** How many somebody has made, in all plans. */
export async function countWebhooksOf(db: Db, userId: number): Promise<number> {
  const row = await db.build
    .selectFrom("webhooks")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/**
 * Takes a webhook of whose plan the log has more than it told, the one that was told longest ago, so that no other server takes it
 * before `until`: who takes it sends while nothing else waits.
 */
export async function takeDueWebhook(
  db: Db,
  { now, until }: { now: number; until: number },
): Promise<WebhookRow | undefined> {
  const [taken] = await db.run<{ id: number }>(
    `update webhooks set try_time = $2 where id in (
       select h.id from webhooks h
       where h.off_time = 0 and h.try_time <= $1
         and exists (select from changes c where c.scope = 'plan:' || h.plan_id and c.seq > h.seq)
       order by h.last_time, h.id limit 1 for update skip locked
     ) returning id`,
    [now, until],
  );
  return taken && findWebhook(db, taken.id);
}
