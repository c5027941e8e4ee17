import type { MessageMark } from "#domain/message/marks/message-mark.ts";
import type { Db } from "../sql/db.ts";
import { tableOf } from "../registry.ts";

/** What somebody still has to see to in a dialog, the newest first. */
export async function todosOfPerson(
  db: Db,
  dialogId: number,
  userId: number,
): Promise<MessageMark[]> {
  const records = await db.run(
    `select * from message_marks
     where dialog_id = $1
       and todos @> jsonb_build_array(jsonb_build_object('userId', $2::bigint, 'doneTime', 0))
     order by todo_time desc, id desc`,
    [dialogId, userId],
  );
  return records.map(tableOf("messageMark").decode);
}

/** What is pinned in a dialog, the newest pin first. */
export async function topsOfDialog(db: Db, dialogId: number): Promise<MessageMark[]> {
  const records = await db.run(
    `select * from message_marks where dialog_id = $1 and top_user_id > 0
     order by top_time desc, id desc`,
    [dialogId],
  );
  return records.map(tableOf("messageMark").decode);
}
