import type { Message } from "#domain/message/message.ts";
import type { LineBody } from "#domain/message/body/line-body.ts";
import type { NoticeBody } from "#domain/message/body/notice-body.ts";
import { lineBodyOf, noticeBodyOf, sourceOf } from "#domain/message/message-body.ts";

/** What a message says; a row that something has broken may say nothing. */
type Said = Pick<Message, "userId"> & { readonly msg: Message["msg"] | null };

/** Whether it came along with a board, and was written by somebody elsewhere. */
export function isImported({ msg }: Said): boolean {
  return msg ? sourceOf({ msg }) !== undefined : false;
}

/** What a line tells that the product has put there; undefined of what somebody said. */
export function lineOf({ msg }: Said): LineBody | undefined {
  return msg ? lineBodyOf({ msg }) : undefined;
}

/** What the product says there about the chat; undefined of what somebody said. */
export function noticeOf({ msg }: Said): NoticeBody | undefined {
  return msg ? noticeBodyOf({ msg }) : undefined;
}

/** Whether the person wrote it here. */
export function isOwnMessage(message: Said, ownId: number): boolean {
  return message.userId === ownId && !isImported(message);
}
