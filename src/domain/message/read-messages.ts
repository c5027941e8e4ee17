import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { dialogOfMember } from "../dialog/can-use-dialog.ts";
import { dialogUserShape, newDialogUser } from "../dialog/dialog-user.ts";
import { READ_MAX } from "../limits.ts";
import { get } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";

/**
 * `dialog/msg/read`: the caller has read these messages of one dialog, and with
 * them all that stand before them (seed 000 §7: a list of id and dialogId).
 */
export const readMessages = defineCommand({
  name: "message.read",
  path: "/api/dialog/msg/read",
  arguments: z.object({
    id: z
      .array(z.object({ id: idOf("message"), dialogId: idOf("dialog") }))
      .check(z.minLength(1), z.maxLength(READ_MAX)),
  }),
  reply: dialogUserShape,
  lane: (args) => ({ entity: "dialog", id: args.id[0]?.dialogId ?? 0 }),
  merge: (earlier, later) => {
    if (earlier.id[0]?.dialogId !== later.id[0]?.dialogId) return undefined;
    const all = new Map([...earlier.id, ...later.id].map((entry) => [entry.id, entry]));
    return all.size > READ_MAX ? undefined : { id: [...all.values()] };
  },
  routine: true,
  takes: true,
  *decide(args, actor) {
    const dialogId = args.id[0]?.dialogId ?? 0;
    const found = yield* dialogOfMember(dialogId, actor);
    if (!found.ok) return refused(found.refusal);
    const { dialog, me } = found.value;
    const { planId, privateTo } = dialog;
    const before =
      me ?? newDialogUser({ dialogId, planId, privateTo, userId: actor.userId }, actor.now);
    let position = before.readPosition;
    for (const entry of args.id) {
      if (entry.dialogId !== dialogId) return refused(parameterError());
      const message = yield* get("message", entry.id);
      if (message?.dialogId === dialogId) position = Math.max(position, message.position);
    }
    const ownPositions = before.ownPositions.filter((own) => own > position);
    const put = { ...before, readPosition: position, ownPositions, readTime: actor.now };
    const moved = position > before.readPosition;
    return applied(moved ? [{ entity: "dialogUser", action: "readed", put }] : [], put);
  },
});
