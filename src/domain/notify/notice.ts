import type { Dialog } from "../dialog/dialog.ts";
import type { Id } from "../id.ts";
import { isMentioned } from "../message/mention.ts";
import type { Message } from "../message/message.ts";
import { isQuiet, type QuietHours } from "./quiet-hours.ts";

/** Why somebody hears of a message: it calls them, it is from one to the other, or they take part. */
export type NoticeKind = "mention" | "direct" | "group";

/** What is known of a message and of somebody who may be told of it. */
export interface NoticeFacts {
  readonly message: Pick<Message, "userId" | "position" | "mention" | "withdrawTime" | "msg">;
  readonly dialog: Pick<Dialog, "type">;
  readonly userId: Id;
  /** How far the person has read; undefined = takes no part in the dialog. */
  readonly readPosition: number | undefined;
  /** 1 = the person has silenced the dialog. */
  readonly silence: number;
  /** undefined = has set none. */
  readonly quietHours: QuietHours | undefined;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * Whether a new message is told to somebody, and as what; server, page and service worker
 * ask here. Nobody hears of what they wrote or have read, of what was withdrawn, nor of
 * what came in with an imported board. A silenced dialog is heard only when it calls the
 * person, as its badge does. In quiet hours nothing is heard at all: what came waits as unread.
 */
export function noticeOf(facts: NoticeFacts): NoticeKind | undefined {
  const { message, dialog, userId, readPosition, silence, quietHours, now } = facts;
  if (message.userId === userId || message.withdrawTime > 0 || message.msg.source) return undefined;
  if (readPosition === undefined || message.position <= readPosition) return undefined;
  const mentioned = isMentioned(message, userId);
  if (silence === 1 && !mentioned) return undefined;
  if (quietHours && isQuiet(quietHours, now)) return undefined;
  if (mentioned) return "mention";
  return dialog.type === "user" ? "direct" : "group";
}
