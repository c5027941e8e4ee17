import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { idOf } from "../../reference.ts";
import { noAccess, parameterError } from "../../refusal.ts";
import { messageOfMember } from "../can-use-message.ts";
import { messageShape } from "../message.ts";

/** `dialog/msg/unlink`: the author wants the words to stand without what their link leads to; the link stays a link. */
export const removeLink = defineCommand({
  name: "message.unlink",
  path: "/api/dialog/msg/unlink",
  arguments: z.object({ msgId: idOf("message") }),
  reply: messageShape,
  lane: (args) => ({ entity: "message", id: args.msgId }),
  takes: true,
  *decide({ msgId }, actor) {
    const found = yield* messageOfMember(msgId, actor);
    if (!found.ok) return refused(found.refusal);
    const { message } = found.value;
    if (message.userId !== actor.userId) return refused(noAccess("message.authorOnly"));
    if (message.withdrawTime > 0) return refused(parameterError("message.gone"));
    const { msg } = message;
    if ((msg.type !== "text" && msg.type !== "md") || msg.noLink) return applied([], message);
    const { link: _shown, ...words } = msg;
    const put = { ...message, msg: { ...words, noLink: true as const } };
    return applied([{ entity: "message", action: "update", put }], put);
  },
});
