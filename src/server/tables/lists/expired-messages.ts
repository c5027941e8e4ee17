import { goesBefore, type Retention } from "#domain/company/kept-days.ts";
import type { Db } from "../sql/db.ts";

/** What stands in chats although its time is over. Lines of the product have no words of their own. */
const EXPIRED = `
  from messages m join dialogs d on d.id = m.dialog_id
  where m.withdraw_time = 0 and m.create_time < greatest($1::bigint, $2::bigint)
    and m.create_time < case when m.mtype in ('image', 'file', 'record') then $2 else $1 end
    and m.mtype not in ('tag', 'top', 'todo', 'notice')
    and not ($3 and exists (select from message_marks k where k.id = m.id and k.top_user_id > 0))
    and not ($4 and d.group_type in ('task', 'approval'))`;

/** The oldest of them, or those that are among some. */
export async function expiredMessages(
  db: Db,
  retention: Retention,
  {
    now,
    most,
    among,
  }: { readonly now: number; readonly most: number; readonly among?: readonly number[] },
): Promise<number[]> {
  const rows = await db.run<{ id: number }>(
    `select m.id ${EXPIRED} and ($5::bigint[] is null or m.id = any($5))
     order by m.create_time, m.id limit $6`,
    [...valuesOf(retention, now), among ?? null, most],
  );
  return rows.map(({ id }) => id);
}

/** How many there are, and how many of them bring a file. */
export async function countExpired(
  db: Db,
  retention: Retention,
  now: number,
): Promise<{ messages: number; files: number }> {
  const [row] = await db.run<{ messages: number; files: number }>(
    `select count(*) as messages,
            count(*) filter (where m.mtype in ('image', 'file', 'record')) as files ${EXPIRED}`,
    valuesOf(retention, now),
  );
  return row ?? { messages: 0, files: 0 };
}

/** Reports of messages that somebody decided about, of which the words would have gone by now. */
export async function expiredReports(
  db: Db,
  { before, most }: { readonly before: number; readonly most: number },
): Promise<string[]> {
  const rows = await db.run<{ id: string }>(
    "select id from message_reports where state <> 'open' and said_time < $1 order by id limit $2",
    [before, most],
  );
  return rows.map(({ id }) => id);
}

function valuesOf(retention: Retention, now: number) {
  const { messages, files } = goesBefore(retention, now);
  return [messages, files, retention.keepPinned, retention.keepTaskChats];
}
