import type { MailStanding, MailWriters } from "#domain/plan/mail/mail-limits.ts";
import type { Db } from "../../sql/db.ts";
import type { Schema } from "../../sql/schema.ts";

export type MailAddressRow = Schema["planMailAddresses"];
export type PlanMailRow = Schema["planMails"];

/** Sets the address of a plan; the one before leads nowhere from then on. */
export async function putMailAddress(db: Db, row: MailAddressRow): Promise<void> {
  const { planId: _plan, ...put } = row;
  await db.build
    .insertInto("planMailAddresses")
    .values(row)
    .onConflict((conflict) => conflict.column("planId").doUpdateSet(put))
    .execute();
}

/**
 * Changes where tasks go and who may write, and nothing else: an address that is revoked meanwhile stays so. Gives back who might write
 * before; undefined where the plan has no address.
 */
export async function changeMailAddress(
  db: Db,
  { planId, columnId, writers }: Pick<MailAddressRow, "planId" | "columnId" | "writers">,
): Promise<(Omit<MailAddressRow, "codeHash"> & { readonly before: MailWriters }) | undefined> {
  const [row] = await db.run<Omit<MailAddressRow, "codeHash"> & { before: MailWriters }>(
    `update plan_mail_addresses a set column_id = $2, writers = $3
     from (select plan_id, writers from plan_mail_addresses where plan_id = $1 for update) old
     where a.plan_id = old.plan_id
     returning a.plan_id as "planId", a.column_id as "columnId", a.writers, a.user_id as "userId",
       a.create_time as "createTime", old.writers as before`,
    [planId, columnId, writers],
  );
  return row;
}

export async function findMailAddress(
  db: Db,
  by: { readonly planId: number } | { readonly codeHash: string },
): Promise<MailAddressRow | undefined> {
  const found = db.build.selectFrom("planMailAddresses").selectAll();
  return "planId" in by
    ? found.where("planId", "=", by.planId).executeTakeFirst()
    : found.where("codeHash", "=", by.codeHash).executeTakeFirst();
}

export async function removeMailAddress(db: Db, planId: number): Promise<void> {
  await db.build.deleteFrom("planMailAddresses").where("planId", "=", planId).execute();
}

/** The address of a plan that is gone, and what came there. */
export async function removeMailsOfPlan(db: Db, planId: number): Promise<void> {
  await removeMailAddress(db, planId);
  await db.build.deleteFrom("planMails").where("planId", "=", planId).execute();
}

/** What came to a plan and is decided on, the newest first. */
export async function listPlanMails(db: Db, planId: number, most: number): Promise<PlanMailRow[]> {
  return db.build
    .selectFrom("planMails")
    .selectAll()
    .where("planId", "=", planId)
    .where("state", "!=", "begun")
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

/**
 * Takes an e-mail so that no other server does before `until`. One that was begun and not brought to its end is gone on with; one that
 * was refused may be decided anew. Undefined where it has become a task, or another server is at it.
 */
export async function claimPlanMail(
  db: Db,
  mail: Pick<PlanMailRow, "id" | "mailKey" | "planId" | "sender" | "subject">,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<PlanMailRow | undefined> {
  const [claimed] = await db.run<{ id: number }>(
    `insert into plan_mails (id, mail_key, plan_id, state, sender, subject, reason, user_id, task_id, left_out, standing, counted, at, tries, claimed_until)
     values ($1, $2, $3, 'begun', $4, $5, '', 0, 0, 0, '', 0, $6, 1, $7)
     on conflict (mail_key) do update set
       state = 'begun', at = excluded.at, claimed_until = excluded.claimed_until,
       tries = case when plan_mails.state = 'refused' then 1 else plan_mails.tries + 1 end
     where plan_mails.state = 'refused' or (plan_mails.state = 'begun' and plan_mails.claimed_until <= excluded.at)
     returning id`,
    [mail.id, mail.mailKey, mail.planId, mail.sender, mail.subject, now, until],
  );
  if (!claimed) return undefined;
  return db.build
    .selectFrom("planMails")
    .selectAll()
    .where("id", "=", claimed.id)
    .executeTakeFirst();
}

export async function isMailTaken(db: Db, mailKey: string): Promise<boolean> {
  const found = await db.build
    .selectFrom("planMails")
    .select("id")
    .where("mailKey", "=", mailKey)
    .where("state", "=", "taken")
    .executeTakeFirst();
  return found !== undefined;
}

export async function setPlanMail(
  db: Db,
  id: number,
  put: Partial<Omit<PlanMailRow, "id">>,
): Promise<void> {
  await db.build.updateTable("planMails").set(put).where("id", "=", id).execute();
}

/** How many e-mails were counted since, of a plan or of a sender in all plans, by what was known of who wrote them. */
export async function countPlanMails(
  db: Db,
  of: { readonly planId: number } | { readonly sender: string },
  {
    standings,
    since,
    but,
  }: {
    readonly standings: readonly MailStanding[];
    readonly since: number;
    /** This one is left out. */
    readonly but: number;
  },
): Promise<number> {
  const counted = db.build
    .selectFrom("planMails")
    .select((eb) => eb.fn.sum<number | null>("counted").as("count"))
    .where("standing", "in", standings)
    .where("at", ">", since)
    .where("id", "!=", but);
  const row = await (
    "planId" in of
      ? counted.where("planId", "=", of.planId)
      : counted.where("sender", "=", of.sender)
  ).executeTakeFirst();
  return row?.count ?? 0;
}

/** Forgets what a plan refused before the newest, but nothing that was counted since. */
export async function trimRefusedMails(
  db: Db,
  planId: number,
  { newest, since }: { readonly newest: number; readonly since: number },
): Promise<void> {
  await db.run(
    `delete from plan_mails where id in (
       select id from plan_mails where plan_id = $1 and state = 'refused' and (counted = 0 or at <= $3)
       order by at desc, id desc offset $2)`,
    [planId, newest, since],
  );
}

/** Forgets e-mails from before a time, at most `count` of them; how many went. */
export async function removePlanMailsBefore(
  db: Db,
  before: number,
  count: number,
): Promise<number> {
  const gone = await db.run(
    `delete from plan_mails where id in (select id from plan_mails where at < $1 limit $2)
     returning id`,
    [before, count],
  );
  return gone.length;
}
