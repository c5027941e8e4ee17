import type { Actor, Change } from "../command.ts";
import { newDialogUser } from "../dialog/dialog-user.ts";
import { joinKey } from "../id.ts";
import { get, type Reading } from "../reading.ts";
import { EVERYBODY } from "./mention.ts";
import type { Message } from "./message.ts";

/** A plan member who is mentioned in a chat of the plan takes part in it from then on. */
export function* calledPeopleChanges(message: Message, actor: Actor): Reading<Change[]> {
  const changes: Change[] = [];
  if (message.planId === 0) return changes;
  for (const userId of message.mention) {
    if (userId === EVERYBODY || userId === actor.userId) continue;
    if (yield* get("dialogUser", joinKey(message.dialogId, userId))) continue;
    if (!(yield* get("planUser", joinKey(message.planId, userId)))) continue;
    const row = newDialogUser(
      {
        dialogId: message.dialogId,
        planId: message.planId,
        userId,
        readPosition: message.position - 1,
      },
      actor.now,
    );
    changes.push({ entity: "dialogUser", action: "groupJoin", put: row });
  }
  return changes;
}
