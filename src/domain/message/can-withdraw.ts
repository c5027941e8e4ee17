import type { Actor } from "../command.ts";
import { joinKey } from "../id.ts";
import { WITHDRAW_WITHIN } from "../limits.ts";
import { get, type Reading } from "../reading.ts";
import { noAccess, parameterError, type Refusal } from "../refusal.ts";
import type { MessageParticipation } from "./can-use-message.ts";
import { isLine } from "./message-body.ts";
import { moderates } from "./moderates.ts";

/** Refuses whoever may not take the message away. */
export function* refuseWithdrawal(
  { message, dialog }: MessageParticipation,
  actor: Actor,
): Reading<Refusal | undefined> {
  // What the product says of people's acts stays true, whoever it names.
  if (isLine(message)) return parameterError("message.lineStays");
  const isAuthor = message.userId === actor.userId;
  const isInTime = actor.now - message.createTime <= WITHDRAW_WITHIN;
  // What is gone already is as its author wants it.
  if (isAuthor && (isInTime || message.withdrawTime > 0)) return undefined;
  const user = yield* get("user", actor.userId);
  const member =
    dialog.planId > 0 ? yield* get("planUser", joinKey(dialog.planId, actor.userId)) : undefined;
  if (moderates(dialog, { user, member })) return undefined;
  return isAuthor ? parameterError("message.withdrawLate") : noAccess("message.authorOnly");
}
