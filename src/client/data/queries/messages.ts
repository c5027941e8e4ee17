import { MESSAGE_PAGE } from "#domain/limits.ts";
import type { DialogUser } from "#domain/dialog/dialog-user.ts";
import type { Message } from "#domain/message/message.ts";
import { isEditable, sourceOf } from "#domain/message/message-body.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { rowsBetween } from "../database/streams.ts";
import { touchName } from "../database/touch-name.ts";
import { readRun } from "./stream.ts";

/** A message as the chat shows it. */
export interface MessageView {
  readonly message: Message;
  /** Whether it has not reached the server yet. */
  readonly pending: boolean;
}

/** A run of messages without a gap. */
export interface MessageWindow {
  /** Oldest first. */
  readonly messages: readonly MessageView[];
  /** Whether there are older ones that are not here; they are asked of the server. */
  readonly earlierMissing: boolean;
  /** Whether there are newer ones after this run. */
  readonly laterMissing: boolean;
}

/** How many messages a dialog begins with: all that are unread and a page before them. */
export function messagesAtFirst(unread: number): number {
  return Math.max(MESSAGE_PAGE * 2, unread + MESSAGE_PAGE);
}

/** Messages of a dialog as `readRun` finds them, with which of them wait. */
export async function readMessages(
  database: LocalDatabase,
  dialogId: number,
  most: number,
  around?: number,
  later = 0,
): Promise<MessageWindow> {
  const [run, pending] = await Promise.all([
    readRun(database, { kind: "message", parentId: dialogId, most, around, later }),
    readPendingIds(database, dialogId),
  ]);
  const { rows, earlierMissing, laterMissing } = run;
  const messages = rows.map((message) => ({
    message,
    pending: pending.has(touchName("message", message.id)),
  }));
  return { messages, earlierMissing, laterMissing };
}

/** What touches the dialog in which it is said. */
const SENDING = new Set<string>([
  "message.sendText",
  "message.sendFile",
  "message.forward",
  "message.sendLibraryFile",
  "message.merge",
  "message.sendVote",
  "message.sendSticker",
  "message.sendChain",
]);

async function readPendingIds(
  database: LocalDatabase,
  dialogId: number,
): Promise<ReadonlySet<string>> {
  const pending = new Set<string>();
  if ((await database.outbox.count()) === 0) return pending;
  await database.outbox
    .filter((entry) => entry.command.startsWith("message.") && entry.command !== "message.read")
    .each((entry) => {
      if (entry.touched.includes(touchName("dialog", dialogId)) || !SENDING.has(entry.command)) {
        for (const name of entry.touched) pending.add(name);
      }
    });
  return pending;
}

/** Messages behind one among which its answers are looked for first; most come soon. */
const SOON = 200;

/** What was answered to a message and is in this browser, the oldest first. */
export async function readAnswers(
  database: LocalDatabase,
  dialogId: number,
  messageId: number,
): Promise<MessageView[]> {
  const [answers, pending] = await Promise.all([
    readBehind(database, dialogId, messageId),
    readPendingIds(database, dialogId),
  ]);
  return answers.map((message) => ({
    message,
    pending: pending.has(touchName("message", message.id)),
  }));
}

/** Answers stand behind what they answer, which says how many there are: what comes after the last of them is not read. */
async function readBehind(
  database: LocalDatabase,
  dialogId: number,
  messageId: number,
): Promise<Message[]> {
  const stream = { kind: "message", parentId: dialogId } as const;
  const answered = await database.message.get(messageId);
  const { position = 0, replyNum = Number.MAX_SAFE_INTEGER } = answered ?? {};
  for (let most = SOON; ; most *= 4) {
    const found = rowsBetween(database, stream, position + 1, Number.MAX_SAFE_INTEGER).limit(most);
    const rows = (await found.toArray()) as Message[];
    const answers = rows.filter(({ replyId }) => replyId === messageId);
    const standing = answers.filter(({ withdrawTime }) => withdrawTime === 0).length;
    if (standing >= replyNum || rows.length < most) return answers;
  }
}

/** One message, undefined when it is not in this browser. */
export function readMessage(
  database: LocalDatabase,
  messageId: number,
): PromiseLike<Message | undefined> {
  return database.message.get(messageId);
}

/** How far each participant has read, for "read by". */
export async function readReaders(
  database: LocalDatabase,
  dialogId: number,
): Promise<DialogUser[]> {
  return database.dialogUser.where("dialogId").equals(dialogId).toArray();
}

const LOOK_BACK = 50;

/** The person's own newest message among the last ones, unless it was withdrawn or imported, or has no words to put otherwise. */
export async function readLastOwnMessage(
  database: LocalDatabase,
  dialogId: number,
  userId: number,
): Promise<Message | undefined> {
  const { rows } = await readRun(database, {
    kind: "message",
    parentId: dialogId,
    most: LOOK_BACK,
  });
  return rows.findLast(
    (message) =>
      message.userId === userId &&
      message.withdrawTime === 0 &&
      isEditable(message) &&
      !sourceOf(message),
  );
}
