import type { Actor, Change } from "../command.ts";
import { newDialogUser } from "../dialog/dialog-user.ts";
import { joinKey } from "../id.ts";
import { get, type Reading } from "../reading.ts";
import { membersWhoSee } from "../task/private/task-readers.ts";
import { EVERYBODY } from "./mention.ts";
import type { Message } from "./message.ts";

/** A plan member who sees a chat of the plan and is mentioned in it takes part in it from then on. */
export function* calledPeopleChanges(message: Message, actor: Actor): Reading<Change[]> {
  const { dialogId, planId, privateTo, position } = message;
  const called = new Set(message.mention.filter((id) => id !== EVERYBODY && id !== actor.userId));
  if (planId === 0 || called.size === 0) return [];
  const changes: Change[] = [];
  // A text can name thousands of ids; a plan has so many members at most.
  for (const userId of yield* membersWhoSee(message)) {
    if (!called.has(userId) || (yield* get("dialogUser", joinKey(dialogId, userId)))) continue;
    const place = { dialogId, planId, privateTo, userId, readPosition: position - 1 };
    changes.push({
      entity: "dialogUser",
      action: "groupJoin",
      put: newDialogUser(place, actor.now),
    });
  }
  return changes;
}
