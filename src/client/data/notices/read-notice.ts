import { joinKey } from "#domain/id.ts";
import { EVERYBODY, replaceMentions } from "#domain/message/mention.ts";
import type { Message } from "#domain/message/message.ts";
import { previewOf } from "#domain/message/preview.ts";
import type { MessageNoticeKind } from "#domain/notice/notice-kinds.ts";
import { noticeOf } from "#domain/notify/notice.ts";
import type { LocalDatabase } from "../database/local-database.ts";

/** A message that the person is to hear of, with the words around it. */
export interface Notice {
  readonly kind: MessageNoticeKind;
  readonly dialogId: number;
  readonly messageId: number;
  /** Of a dialog of two the sender's name. */
  readonly dialogName: string;
  readonly sender: string;
  readonly text: string;
}

/** To whom a message may be told, when (epoch ms), and the words for everybody and before the name of a sticker in their language. */
export interface Hearer {
  readonly userId: number;
  readonly now: number;
  readonly everybody: string;
  readonly sticker?: string | undefined;
}

/** What a person hears of a message that is here; undefined where they hear nothing. */
export async function readNotice(
  database: LocalDatabase,
  message: Message,
  { userId, now, everybody, sticker }: Hearer,
): Promise<Notice | undefined> {
  const { dialogId } = message;
  const key = joinKey(dialogId, userId);
  const [dialog, me, chosen, setting] = await Promise.all([
    database.dialog.get(dialogId),
    database.dialogUser.get(key),
    database.dialogSetting.get(key),
    database.notifySetting.get(userId),
  ]);
  if (!dialog) return undefined;
  const reading = { readPosition: me?.readPosition, silence: chosen?.silence ?? 0 };
  const kind = noticeOf({ message, dialog, userId, ...reading, setting, now });
  if (!kind) return undefined;
  const users = await database.user.bulkGet([message.userId, ...message.mention]);
  const names = new Map(users.flatMap((user) => (user ? [[user.id, user.nickname] as const] : [])));
  const named = replaceMentions(
    message.msg.text,
    (id) => `@${id === EVERYBODY ? everybody : (names.get(id) ?? "")}`,
  );
  const preview = previewOf({ msg: { ...message.msg, text: named } });
  const sender = names.get(message.userId) ?? "";
  return {
    kind,
    dialogId,
    messageId: message.id,
    dialogName: dialog.name || sender,
    sender,
    text: message.msg.type === "sticker" && sticker ? `${sticker} ${preview}` : preview,
  };
}
