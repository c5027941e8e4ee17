import type { Dialog } from "../dialog/dialog.ts";
import type { Id } from "../id.ts";
import { isMentioned } from "../message/mention.ts";
import type { Message } from "../message/message.ts";
import { isLine, sourceOf } from "../message/message-body.ts";
import type { MessageNoticeKind, NoticeKind } from "../notice/notice-kinds.ts";
import type { NotifySetting } from "./notify-setting.ts";
import { isQuiet } from "./quiet-hours.ts";

/** Of what a person's settings, when and of what they hear nothing is wanted. */
export type HearingSetting = Pick<
  NotifySetting,
  "quiet" | "quietFrom" | "quietTo" | "timeZone" | "off"
>;

/** What is known of a message and of somebody who may be told of it. */
export interface NoticeFacts {
  readonly message: Pick<Message, "userId" | "position" | "mention" | "withdrawTime" | "msg">;
  readonly dialog: Pick<Dialog, "type">;
  readonly userId: Id;
  /** How far the person has read; undefined = takes no part in the dialog. */
  readonly readPosition: number | undefined;
  /** 1 = the person has silenced the dialog. */
  readonly silence: number;
  /** What the person wants to hear; undefined = has set nothing. */
  readonly setting: HearingSetting | undefined;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * Whether a new message is told to somebody, and as what; server, page and service worker
 * ask here. Nobody hears of what they wrote or have read, of what was withdrawn, nor of
 * what came in with an imported board; of what the product says about others only those whom it calls. A silenced dialog is heard only when it calls the
 * person, as its badge does. In quiet hours nothing is heard at all: what came waits as unread.
 */
export function noticeOf(facts: NoticeFacts): MessageNoticeKind | undefined {
  const { message, dialog, userId, readPosition, silence, setting, now } = facts;
  if (message.userId === userId || message.withdrawTime > 0 || sourceOf(message)) return undefined;
  if (readPosition === undefined || message.position <= readPosition) return undefined;
  const mentioned = isMentioned(message, userId);
  if ((silence === 1 || isLine(message)) && !mentioned) return undefined;
  const plain = dialog.type === "user" ? "direct" : "group";
  const kind = mentioned ? "mention" : plain;
  return isHeard(kind, setting, now) ? kind : undefined;
}

/** Whether a person wants to hear of this kind at this moment, epoch ms: not in quiet hours, nor of what they turned off. */
export function isHeard(
  kind: NoticeKind,
  setting: HearingSetting | undefined,
  now: number,
): boolean {
  return !setting || (!setting.off.includes(kind) && !isQuiet(setting, now));
}
