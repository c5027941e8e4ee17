import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../../command.ts";
import { joinKey } from "../../id.ts";
import { noticeId } from "../../notice/notices-of.ts";
import { get, list } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { userScope } from "../../scope.ts";
import { givenTimeShape, idShape, timeShape } from "../../shape.ts";
import { messageOfMember } from "../can-use-message.ts";
import { MESSAGE_REMINDERS_MAX } from "./message-reminder.ts";

/** `dialog/msg/remind`: the caller wants to hear of a message again at a time, or no more. A time that has passed comes at once. */
export const remindMessage = defineCommand({
  name: "message.remind",
  path: "/api/dialog/msg/remind",
  arguments: z.object({
    msgId: idOf("message"),
    /** Epoch ms; 0 = no more. */
    time: givenTimeShape,
  }),
  reply: z.object({ msgId: idShape, time: timeShape }),
  lane: (_args, actor) => userScope(actor.userId),
  merge: (earlier, later) => (earlier.msgId === later.msgId ? later : undefined),
  *decide({ msgId, time }, actor) {
    const { userId } = actor;
    const id = joinKey(msgId, userId);
    const before = yield* get("messageReminder", id);
    const reply = { msgId, time };
    // Whoever decides anew has seen to what they were told.
    const told = yield* get("notice", noticeId({ userId, kind: "messageReminder", about: msgId }));
    const changes: Change[] = told ? [{ entity: "notice", action: "delete", remove: told.id }] : [];
    if (time === 0) {
      // Also of a message that is gone, or in a chat that the person has left.
      if (before) changes.push({ entity: "messageReminder", action: "delete", remove: id });
      return applied(changes, reply);
    }
    const found = yield* messageOfMember(msgId, actor);
    if (!found.ok) return refused(found.refusal);
    const { message } = found.value;
    if (message.withdrawTime > 0) return refused(parameterError("message.gone"));
    if (!before) {
      const standing = yield* list("messageReminder", { userId });
      if (standing.length >= MESSAGE_REMINDERS_MAX) {
        return refused(parameterError("message.remindersMax", { count: MESSAGE_REMINDERS_MAX }));
      }
    }
    const { dialogId } = message;
    const put = { id, msgId, dialogId, userId, planId: 0, time, toldTime: 0 };
    changes.push({ entity: "messageReminder", action: before ? "update" : "add", put });
    return applied(changes, reply);
  },
});
