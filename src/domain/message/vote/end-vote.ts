import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { idOf } from "../../reference.ts";
import { noAccess } from "../../refusal.ts";
import { messageShape } from "../message.ts";
import { openVote } from "./can-vote.ts";

/** `dialog/msg/endvote`: whoever asked ends the vote; what was chosen stands. */
export const endVote = defineCommand({
  name: "message.endVote",
  path: "/api/dialog/msg/endvote",
  arguments: z.object({ msgId: idOf("message") }),
  reply: messageShape,
  lane: (args) => ({ entity: "message", id: args.msgId }),
  *decide(args, actor) {
    const found = yield* openVote(args.msgId, actor);
    if (!found.ok) return refused(found.refusal);
    const { message, vote } = found.value;
    if (message.userId !== actor.userId) return refused(noAccess("message.authorOnly"));
    const put = { ...message, msg: { ...vote, state: 0 as const } };
    return applied([{ entity: "message", action: "update", put }], put);
  },
});
