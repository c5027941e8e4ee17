import type { Actor } from "../command.ts";
import { dialogOfMember, type Participation } from "../dialog/can-use-dialog.ts";
import type { Id } from "../id.ts";
import { get, type Reading } from "../reading.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import type { Message } from "./message.ts";

/** A message with its dialog, for those who may use the dialog. */
export interface MessageParticipation extends Participation {
  readonly message: Message;
}

export function* messageOfMember(
  msgId: Id,
  actor: Actor,
): Reading<{ ok: true; value: MessageParticipation } | { ok: false; refusal: Refusal }> {
  const message = yield* get("message", msgId);
  if (!message) return { ok: false, refusal: parameterError("message.gone") };
  const found = yield* dialogOfMember(message.dialogId, actor);
  if (!found.ok) return found;
  return { ok: true, value: { ...found.value, message } };
}
