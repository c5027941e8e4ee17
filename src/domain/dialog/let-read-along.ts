import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { joinKey } from "../id.ts";
import { get } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { refuseUnlessLed } from "./can-lead-group.ts";
import { dialogOfMember } from "./can-use-dialog.ts";
import { dialogUserShape, newDialogUser } from "./dialog-user.ts";
import { peopleOfDialog } from "./people-of-dialog.ts";

/**
 * `dialog/bot/reads`: whether a bot is told of all that is written in a group, as who leads the group or its plan says. Of
 * what nobody has let it read it hears only what calls or answers it.
 */
export const letReadAlong = defineCommand({
  name: "dialog.letReadAlong",
  path: "/api/dialog/bot/reads",
  arguments: z.object({
    dialogId: idOf("dialog"),
    userId: idOf("user"),
    readsAll: z.boolean(),
  }),
  reply: dialogUserShape,
  lane: (args) => ({ entity: "dialog", id: args.dialogId }),
  merge: (earlier, later) =>
    earlier.dialogId === later.dialogId && earlier.userId === later.userId ? later : undefined,
  *decide({ dialogId, userId, readsAll }, actor) {
    const found = yield* dialogOfMember(dialogId, actor);
    if (!found.ok) return refused(found.refusal);
    const { dialog } = found.value;
    const refusal = yield* refuseUnlessLed(dialog, actor);
    if (refusal) return refused(refusal);
    const { planId, privateTo, lastPosition: readPosition } = dialog;
    const stored = yield* get("dialogUser", joinKey(dialogId, userId));
    const isIn = stored !== undefined || (yield* peopleOfDialog(dialog)).includes(userId);
    if (!isIn) return refused(parameterError("userUnknown"));
    const before =
      stored ?? newDialogUser({ dialogId, planId, privateTo, userId, readPosition }, actor.now);
    if (before.readsAll === readsAll) return applied([], before);
    const put = { ...before, readsAll };
    return applied([{ entity: "dialogUser", action: "update", put }], put);
  },
});
