import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { refuseByRules } from "../../dialog/rules/refuse-by-rules.ts";
import { PINNED_MAX } from "../../limits.ts";
import { list } from "../../reading.ts";
import { idOf, newIdOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { messageOfMember } from "../can-use-message.ts";
import { markOf, putMarkChanges, refuseMark } from "./change-mark.ts";
import { messageMarkShape } from "./message-mark.ts";
import { paceChanges } from "../post-message.ts";
import { postLineChanges } from "./post-line.ts";

/** `dialog/msg/top`: keeps a message at the top of the chat, beside others, or takes it from there with `remove`. In slow mode it counts as a message: everybody is shown it. */
export const pinMessage = defineCommand({
  name: "message.pin",
  path: "/api/dialog/msg/top",
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
    const refusal = refuseMark(message) ?? (yield* refuseByRules(found.value, actor, {}));
    if (refusal) return refused(refusal);
    const before = yield* markOf(message);
    const isWanted = args.remove !== true;
    if (isWanted === before.topUserId > 0) return applied([], before);
    const all = yield* list("messageMark", { dialogId: message.dialogId });
    if (isWanted && all.filter(({ topUserId }) => topUserId > 0).length >= PINNED_MAX) {
      return refused(parameterError("message.pinsMax"));
    }
    const put = {
      ...before,
      topUserId: isWanted ? actor.userId : 0,
      topTime: isWanted ? actor.now : 0,
    };
    const marked = yield* putMarkChanges(put, "updateTopMsg");
    if ("refusal" in marked) return refused(marked.refusal);
    const action = isWanted ? "add" : "remove";
    const line = { id: args.lineId ?? 0, type: "top", action } as const;
    const told = yield* postLineChanges(found.value, line, actor);
    return applied([...marked.changes, ...told, ...paceChanges(found.value, actor)], put);
  },
});
