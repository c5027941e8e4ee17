import { MESSAGE_PAGE } from "#domain/limits.ts";
import type { DialogUser } from "#domain/dialog/dialog-user.ts";
import type { Message } from "#domain/message/message.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { touchName } from "../database/touch-name.ts";
import { newestRange, rangeAt, type Ranges } from "../fold/ranges.ts";

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

/**
 * The last `most` messages of the newest run, or of the run that holds `around` those up to `later`
 * positions behind it. What is pending stands at the end.
 */
export async function readMessages(
  database: LocalDatabase,
  dialogId: number,
  most: number,
  around?: number,
  later = 0,
): Promise<MessageWindow> {
  const [dialog, range, pending] = await Promise.all([
    database.dialog.get(dialogId),
    database.range.get(dialogId),
    readPendingIds(database, dialogId),
  ]);
  const ranges: Ranges = range?.ranges ?? [];
  const newest = newestRange(ranges);
  const run = (around !== undefined && rangeAt(ranges, around)) || newest;
  // Pending messages lie behind the newest run, which has not heard of them yet.
  const last = around === undefined ? Number.MAX_SAFE_INTEGER : around + later;
  const isAtEnd = !run || (run === newest && last >= run[1]);
  const top = isAtEnd ? Number.MAX_SAFE_INTEGER : Math.min(run[1], last);
  const from = run ? Math.max(run[0], Math.min(run[1], top) - most + 1) : 1;
  const found = await readBetween(database, dialogId, from, top);
  const messages = found.slice(-most);
  const [oldest] = messages;
  return {
    messages: messages.map((message) => ({
      message,
      pending: pending.has(touchName("message", message.id)),
    })),
    earlierMissing: oldest
      ? oldest.position > 1
      : (dialog?.lastPosition ?? 0) > 0 && ranges.length === 0,
    laterMissing: !isAtEnd,
  };
}

/** Forwards, because a browser hands out rows backwards only one by one. */
function readBetween(
  database: LocalDatabase,
  dialogId: number,
  from: number,
  to: number,
): PromiseLike<Message[]> {
  return database.message
    .where("[dialogId+position]")
    .between([dialogId, from], [dialogId, to], true, true)
    .toArray();
}

async function readPendingIds(
  database: LocalDatabase,
  dialogId: number,
): Promise<ReadonlySet<string>> {
  const pending = new Set<string>();
  if ((await database.outbox.count()) === 0) return pending;
  await database.outbox
    .filter((entry) => entry.command.startsWith("message.") && entry.command !== "message.read")
    .each((entry) => {
      if (
        entry.touched.includes(touchName("dialog", dialogId)) ||
        entry.command !== "message.sendText"
      ) {
        for (const name of entry.touched) pending.add(name);
      }
    });
  return pending;
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

/** The person's own newest message among the last ones, unless it was withdrawn or imported. */
export async function readLastOwnMessage(
  database: LocalDatabase,
  dialogId: number,
  userId: number,
): Promise<Message | undefined> {
  const newest = newestRange((await database.range.get(dialogId))?.ranges ?? []);
  const from = Math.max(0, (newest?.[1] ?? 0) - LOOK_BACK);
  const messages = await readBetween(database, dialogId, from, Number.MAX_SAFE_INTEGER);
  return messages.findLast(
    (message) => message.userId === userId && message.withdrawTime === 0 && !message.msg.source,
  );
}
