import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { WITHDRAW_WITHIN } from "../limits.ts";
import { get } from "../reading.ts";
import { noAccess, parameterError } from "../refusal.ts";
import { idShape } from "../shape.ts";
import { messageOfMember } from "./can-use-message.ts";

/** `dialog/msg/withdraw`: the author takes a message back within 24 hours; its place stays, its text goes. */
export const withdrawMessage = defineCommand({
  arguments: z.object({ msgId: idShape }),
  lane: (args) => ({ entity: "message", id: args.msgId }),
  *decide(args, actor) {
    const found = yield* messageOfMember(args.msgId, actor);
    if (!found.ok) return refused(found.refusal);
    const { message, dialog } = found.value;
    if (message.userId !== actor.userId) return refused(noAccess("message.authorOnly"));
    const reply = { id: message.id, dialogId: dialog.id };
    if (message.withdrawTime > 0) return applied([], reply);
    if (actor.now - message.createTime > WITHDRAW_WITHIN) {
      return refused(parameterError("message.withdrawLate"));
    }
    const put = {
      ...message,
      msg: { text: "", type: "text" as const },
      mention: [],
      emoji: [],
      withdrawTime: actor.now,
    };
    const changes: Change[] = [{ entity: "message", action: "delete", put }];
    if (dialog.lastMsg?.id === message.id) {
      const lastMsg = { ...dialog.lastMsg, mtype: "withdrawn", preview: "" };
      changes.push({ entity: "dialog", action: "update", put: { ...dialog, lastMsg } });
    }
    const answered = message.replyId > 0 ? yield* get("message", message.replyId) : undefined;
    if (answered) {
      const counted = { ...answered, replyNum: Math.max(0, answered.replyNum - 1) };
      changes.push({ entity: "message", action: "update", put: counted });
    }
    return applied(changes, reply);
  },
});
