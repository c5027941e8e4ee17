import { findMessageAt } from "#contract/calls/message-search.ts";
import type { CallFailure, Caller } from "../calls/http.ts";

type MessageAt =
  | { readonly ok: true; readonly messageId: number | undefined }
  | { readonly ok: false; readonly failure: CallFailure };

/** The first message of a chat from a moment on, or its newest, as the server knows it; undefined = there is none. */
export async function askMessageAt(
  call: Caller,
  dialogId: number,
  time: number,
): Promise<MessageAt> {
  const answer = await call(findMessageAt, { dialogId, time });
  if (!answer.ok) return { ok: false, failure: answer.failure };
  return { ok: true, messageId: answer.value.id || undefined };
}
