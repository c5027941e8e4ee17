import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { joinKey } from "../../id.ts";
import { get } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { userScope } from "../../scope.ts";
import { messageOfMember } from "../can-use-message.ts";
import { heardMessageShape } from "./heard-message.ts";

/** `dialog/msg/dot`: the caller has heard a voice message; the mark of what is new goes from it on all their devices. */
export const hearMessage = defineCommand({
  name: "message.dot",
  path: "/api/dialog/msg/dot",
  arguments: z.object({ msgId: idOf("message") }),
  reply: heardMessageShape,
  lane: (_args, actor) => userScope(actor.userId),
  takes: true,
  *decide({ msgId }, actor) {
    const { userId, now } = actor;
    const found = yield* messageOfMember(msgId, actor);
    if (!found.ok) return refused(found.refusal);
    const { message } = found.value;
    const id = joinKey(msgId, userId);
    const before = yield* get("heardMessage", id);
    if (before) return applied([], before);
    if (message.msg.type !== "record") return refused(parameterError("message.noVoice"));
    const put = { id, msgId, dialogId: message.dialogId, userId, time: now };
    return applied([{ entity: "heardMessage", action: "update", put }], put);
  },
});
