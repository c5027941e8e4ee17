import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { joinKey } from "../id.ts";
import { laterWins } from "../merge-edits.ts";
import { get } from "../reading.ts";
import { idOf } from "../reference.ts";
import { userScope } from "../scope.ts";
import { flagShape } from "../shape.ts";
import { dialogOfMember } from "./can-use-dialog.ts";
import { dialogSettingShape } from "./dialog-setting.ts";

/** `dialog/set`: pin, silence, mark as unread: how the caller keeps a dialog in the list. */
export const setDialog = defineCommand({
  name: "dialog.set",
  path: "/api/dialog/set",
  arguments: z.object({
    dialogId: idOf("dialog"),
    /** 1 pins the dialog, 0 unpins it. */
    top: z.optional(flagShape),
    silence: z.optional(flagShape),
    markUnread: z.optional(flagShape),
  }),
  reply: dialogSettingShape,
  lane: (_args, actor) => userScope(actor.userId),
  merge: (earlier, later) => {
    // Pins stand in the order in which they were set: that moment must stay.
    const pinned = earlier.top === 1 && later.top === undefined;
    return pinned || earlier.dialogId !== later.dialogId ? undefined : laterWins(earlier, later);
  },
  takes: true,
  *decide(args, actor) {
    const found = yield* dialogOfMember(args.dialogId, actor);
    if (!found.ok) return refused(found.refusal);
    const id = joinKey(args.dialogId, actor.userId);
    const before = yield* get("dialogSetting", id);
    const pinned = args.top === 1 ? actor.now : 0;
    const topTime = args.top === undefined ? (before?.topTime ?? 0) : pinned;
    const put = {
      id,
      dialogId: args.dialogId,
      userId: actor.userId,
      topTime,
      silence: args.silence ?? before?.silence ?? 0,
      markUnread: args.markUnread ?? before?.markUnread ?? 0,
    };
    return applied([{ entity: "dialogSetting", action: "update", put }], put);
  },
});
