import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { refuseSilenced } from "../../dialog/rules/refuse-by-rules.ts";
import { idOf, newIdOf } from "../../reference.ts";
import { messageOfMember } from "../can-use-message.ts";
import { markOf, putMarkChanges, refuseMark } from "./change-mark.ts";
import { messageMarkShape } from "./message-mark.ts";
import { postLineChanges } from "./post-line.ts";

/** `dialog/msg/tag`: bookmarks a message for everybody in the chat, or takes the bookmark away with `remove`. */
export const tagMessage = defineCommand({
  name: "message.tag",
  path: "/api/dialog/msg/tag",
  arguments: z.object({
    msgId: idOf("message"),
    remove: z.optional(z.boolean()),
    /** Of the line in the chat that tells of it. */
    lineId: z.optional(newIdOf("message")),
  }),
  reply: messageMarkShape,
  lane: (args) => ({ entity: "message", id: args.msgId }),
  mint: (args, nextId) => ({ ...args, lineId: args.lineId ?? nextId() }),
  minted: (args) => [args.lineId],
  *decide(args, actor) {
    const found = yield* messageOfMember(args.msgId, actor);
    if (!found.ok) return refused(found.refusal);
    const { message } = found.value;
    const refusal = refuseMark(message) ?? (yield* refuseSilenced(found.value, actor));
    if (refusal) return refused(refusal);
    const before = yield* markOf(message);
    const isWanted = args.remove !== true;
    if (isWanted === before.tagUserId > 0) return applied([], before);
    const put = {
      ...before,
      tagUserId: isWanted ? actor.userId : 0,
      tagTime: isWanted ? actor.now : 0,
    };
    const marked = yield* putMarkChanges(put, "update");
    if ("refusal" in marked) return refused(marked.refusal);
    const action = isWanted ? "add" : "remove";
    const line = { id: args.lineId ?? 0, type: "tag", action } as const;
    return applied([...marked.changes, ...(yield* postLineChanges(found.value, line, actor))], put);
  },
});
