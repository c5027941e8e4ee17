import type { Change } from "../command.ts";
import type { Id } from "../id.ts";
import { get, type Reading } from "../reading.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import type { Message } from "./message.ts";

type Answered =
  | { readonly ok: true; readonly answered: Message | undefined }
  | { readonly ok: false; readonly refusal: Refusal };

/** The message that a new one answers, which has to stand in the same chat; undefined where it answers none. */
export function* answeredIn(dialogId: Id, replyId: Id | undefined): Reading<Answered> {
  const answered = replyId ? yield* get("message", replyId) : undefined;
  if (answered && answered.dialogId !== dialogId)
    return { ok: false, refusal: parameterError("message.gone") };
  return { ok: true, answered };
}

/** One more answer to it. */
export function countAnswer(answered: Message | undefined): Change[] {
  if (!answered) return [];
  const put = { ...answered, replyNum: answered.replyNum + 1 };
  return [{ entity: "message", action: "update", put }];
}
