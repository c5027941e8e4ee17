import type { Id } from "#domain/id.ts";
import { mayReadSql } from "../may-read.ts";
import type { Db } from "../sql/db.ts";

/** Whom a letter reminds of which task. */
export interface ReminderLetter {
  readonly id: Id;
  readonly userId: Id;
  readonly taskId: Id;
  /** How often the mail server has not taken it. */
  readonly tries: number;
}

/** What stands in the place of the tries of a letter that went out: for a while it counts among its person's. */
const SENT = -1;
/** Letters that one person gets in an hour: whoever plans with them has no mailbox of theirs to fill. */
export const LETTERS_AN_HOUR = 30;
const HOUR = 3_600_000;

/** Lays up letters to the people of a task who want them, and have not had too many of late. */
export async function addReminderLetters(
  db: Db,
  { taskId, userIds, now }: { taskId: Id; userIds: readonly Id[]; now: number },
): Promise<void> {
  await db.run(
    `insert into reminder_letters (user_id, task_id, try_time)
     select u.id, $1, $3 from users u
     left join notify_settings n on n.id = u.id
     where u.id = any($2::bigint[]) and u.disable_time = 0 and u.delete_time = 0
       and not coalesce(n.off ?| array['reminder', 'reminderLetter'], false)
       and (select count(*) from reminder_letters l 
         where l.user_id = u.id and (l.tries <> ${SENT} or l.try_time > $3)) < $4`,
    [taskId, userIds, now, LETTERS_AN_HOUR],
  );
}

/** Notes that a letter went out. */
export async function keepSentLetter(db: Db, id: Id, now: number): Promise<void> {
  await db.run(`update reminder_letters set tries = ${SENT}, try_time = $2 where id = $1`, [
    id,
    now + HOUR,
  ]);
}

/** Forgets letters that went out long enough ago. */
export async function forgetSentLetters(db: Db, now: number): Promise<void> {
  await db.run(`delete from reminder_letters where tries = ${SENT} and try_time <= $1`, [now]);
}

/** The next letter that is to go out, which no other server takes until the transaction ends. */
export async function holdReminderLetter(db: Db, now: number): Promise<ReminderLetter | undefined> {
  const [row] = await db.run<ReminderLetter>(
    `select id, user_id as "userId", task_id as "taskId", tries from reminder_letters
     where try_time <= $1 and tries <> ${SENT} order by try_time, id limit 1 for update skip locked`,
    [now],
  );
  return row;
}

export async function removeReminderLetter(db: Db, id: Id): Promise<void> {
  await db.run("delete from reminder_letters where id = $1", [id]);
}

/** Tries a letter again later. */
export async function putOffReminderLetter(db: Db, id: Id, tryTime: number): Promise<void> {
  await db.run("update reminder_letters set tries = tries + 1, try_time = $2 where id = $1", [
    id,
    tryTime,
  ]);
}

/** What a letter says, and to whom; undefined where the task or the right to see it is gone, or the person has left. */
export async function factsOfReminder(
  db: Db,
  { userId, taskId }: Pick<ReminderLetter, "userId" | "taskId">,
): Promise<{ email: string; nickname: string; name: string; planId: Id } | undefined> {
  const [row] = await db.run<{ email: string; nickname: string; name: string; planId: Id }>(
    `select a.email, u.nickname, t.name, t.plan_id as "planId"
     from users u join accounts a on a.id = u.id join tasks t on t.id = $2
     where u.id = $1 and u.disable_time = 0 and u.delete_time = 0 and a.email <> ''
       and ${mayReadSql("u.id", "t.scope")}`,
    [userId, taskId],
  );
  return row;
}
