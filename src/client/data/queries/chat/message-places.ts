import { isMentioned } from "#domain/message/mention.ts";
import type { Message } from "#domain/message/message.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import { rowsBetween } from "../../database/streams.ts";

/** A place in a chat, as far as this browser knows. */
export interface KnownPlace {
  /** undefined = nothing of the chat is here. */
  readonly messageId: number | undefined;
  /** Whether it is the right one, and not just the nearest of those that are here. */
  readonly isSure: boolean;
}

/** The first message of a chat that was written at a moment or after it, or its newest. */
export async function readMessageAt(
  database: LocalDatabase,
  dialogId: number,
  time: number,
): Promise<KnownPlace> {
  const stream = { kind: "message", parentId: dialogId } as const;
  const [held, dialog] = await Promise.all([
    rowsBetween(database, stream, 0, Number.MAX_SAFE_INTEGER).toArray(),
    database.dialog.get(dialogId),
  ]);
  const rows = held as Message[];
  const at = rows.findIndex(({ createTime }) => createTime >= time);
  const found = rows[at === -1 ? rows.length - 1 : at];
  if (!found) return { messageId: undefined, isSure: dialog?.lastPosition === 0 };
  // What stands right before it is here as well, and older: so nothing between them can be the first.
  const isSure =
    at === -1
      ? found.position >= (dialog?.lastPosition ?? 0)
      : found.position === 1 || rows[at - 1]?.position === found.position - 1;
  return { messageId: found.id, isSure };
}

/** The first message behind a position that calls the person; undefined = none that is here. */
export async function readNextMention(
  database: LocalDatabase,
  dialogId: number,
  userId: number,
  after: number,
): Promise<number | undefined> {
  const called = await database.message.where("mention").anyOf([userId, 0]).distinct().toArray();
  const [next] = called
    .filter((row) => row.dialogId === dialogId && row.position > after && isMentioned(row, userId))
    .toSorted((left, right) => left.position - right.position);
  return next?.id;
}
