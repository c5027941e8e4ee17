import type { RowWindow } from "#contract/windows.ts";
import type { Id } from "#domain/id.ts";
import type { Db } from "./sql/db.ts";
import { type NumberedText, WINDOWS_SQL, windowTableOf, windowValues } from "./window-table.ts";

/** Those of the dialogs that came into the scopes with since < seq <= until: newly made, or moved there. */
export async function dialogsArrived(
  db: Db,
  scopes: readonly string[],
  range: { since: number; until: number },
  dialogIds: readonly Id[],
): Promise<Id[]> {
  const records = await db.run<{ id: Id }>(
    `select distinct row_id::bigint as id from changes
     where scope = any($1::text[]) and seq > $2 and seq <= $3
       and entity = 'dialog' and action = 'groupAdd' and row_id = any($4::text[])`,
    [scopes, range.since, range.until, dialogIds.map(String)],
  );
  return records.map((record) => record.id);
}

/** Messages below the windows that mention the person and that they have not read, the newest first. */
export async function unreadMentionsBelow(
  db: Db,
  windows: readonly RowWindow[],
  userId: Id,
  count: number,
): Promise<NumberedText[]> {
  return db.run(
    `select ${windowTableOf("message").selection("m")} from ${WINDOWS_SQL}
     join dialog_users r on r.id = w.parent_id || ':' || $3::bigint
     cross join lateral (
       select * from messages
       where dialog_id = w.parent_id and position < w.low and position > r.read_position
         and user_id <> $3 and (mention @> to_jsonb($3::bigint) or mention @> '0')
       order by position desc limit $4
     ) m`,
    [...windowValues(windows), userId, count],
  );
}
