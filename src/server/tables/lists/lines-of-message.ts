import type { Id } from "#domain/id.ts";
import type { Message } from "#domain/message/message.ts";
import { tableOf } from "../registry.ts";
import type { Db } from "../sql/db.ts";

/** The lines of a chat that tell what people did with a message; they all stand behind it. */
export async function linesOfMessage(
  db: Db,
  { id, dialogId, position }: { readonly id: Id; readonly dialogId: Id; readonly position: number },
): Promise<Message[]> {
  const records = await db.run(
    `select m.* from messages m where m.dialog_id = $1 and m.position > $2
       and m.mtype in ('tag', 'top', 'todo') and (m.msg->>'msgId')::bigint = $3`,
    [dialogId, position, id],
  );
  return records.map((record) => tableOf("message").decode(record));
}
