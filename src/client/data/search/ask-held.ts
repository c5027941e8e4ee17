import { listMessages } from "#contract/calls/dialog.ts";
import { MESSAGE_PAGE } from "#domain/limits.ts";
import type { Message } from "#domain/message/message.ts";
import type { CallFailure, Caller } from "../calls/http.ts";
import type { HeldKind } from "./held-messages.ts";

const SIZE = MESSAGE_PAGE * 4;

type HeldAnswer =
  | { readonly ok: true; readonly list: readonly Message[]; readonly more: boolean }
  | { readonly ok: false; readonly failure: CallFailure };

/** A page of the messages of a chat that hold something of a kind: the newest, or from one of them on to older ones. */
export async function askHeldMessages(
  call: Caller,
  dialogId: number,
  kind: HeldKind,
  prevId: number | undefined,
): Promise<HeldAnswer> {
  const query = { dialogId, msgType: kind, size: SIZE, ...(prevId && { prevId }) };
  const answer = await call(listMessages, query);
  if (!answer.ok) return { ok: false, failure: answer.failure };
  const { list } = answer.value;
  return { ok: true, list, more: list.length === SIZE };
}

/** The latest answers to a message of a chat, the newest first. */
export async function askAnswers(
  call: Caller,
  dialogId: number,
  messageId: number,
): Promise<HeldAnswer> {
  const answer = await call(listMessages, { dialogId, msgId: messageId, size: SIZE });
  if (!answer.ok) return { ok: false, failure: answer.failure };
  const { list } = answer.value;
  return { ok: true, list, more: list.length === SIZE };
}
