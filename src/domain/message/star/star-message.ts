import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../../command.ts";
import { joinKey } from "../../id.ts";
import { get, list } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { userScope } from "../../scope.ts";
import { idShape } from "../../shape.ts";
import { messageOfMember } from "../can-use-message.ts";
import { previewOf } from "../preview.ts";
import { STARRED_MESSAGES_MAX } from "./starred-message.ts";

/** `dialog/msg/star`: the caller stars a message for themselves, or takes the star away with `remove`. */
export const starMessage = defineCommand({
  name: "message.star",
  path: "/api/dialog/msg/star",
  arguments: z.object({ msgId: idOf("message"), remove: z.optional(z.boolean()) }),
  reply: z.object({ msgId: idShape, starred: z.boolean() }),
  lane: (_args, actor) => userScope(actor.userId),
  merge: (earlier, later) => (earlier.msgId === later.msgId ? later : undefined),
  *decide({ msgId, remove = false }, actor) {
    const { userId, now } = actor;
    const id = joinKey(msgId, userId);
    const before = yield* get("starredMessage", id);
    const reply = { msgId, starred: !remove };
    if (remove) {
      // Also of a message that is gone, or in a chat that the person has left.
      const gone: Change = { entity: "starredMessage", action: "delete", remove: id };
      return applied(before ? [gone] : [], reply);
    }
    if (before) return applied([], reply);
    const found = yield* messageOfMember(msgId, actor);
    if (!found.ok) return refused(found.refusal);
    const { message } = found.value;
    if (message.withdrawTime > 0) return refused(parameterError("message.gone"));
    const standing = yield* list("starredMessage", { userId });
    if (standing.length >= STARRED_MESSAGES_MAX) {
      return refused(parameterError("message.starsMax", { count: STARRED_MESSAGES_MAX }));
    }
    const { dialogId, userId: authorId, mtype, createTime } = message;
    const preview = previewOf(message);
    const put = {
      id,
      msgId,
      dialogId,
      userId,
      authorId,
      mtype,
      preview,
      createTime,
      starTime: now,
    };
    return applied([{ entity: "starredMessage", action: "add", put }], reply);
  },
});
