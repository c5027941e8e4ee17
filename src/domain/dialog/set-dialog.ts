import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { laterWins } from "../merge-edits.ts";
import { get } from "../reading.ts";
import { idOf } from "../reference.ts";
import { userScope } from "../scope.ts";
import { flagShape } from "../shape.ts";
import { taskColorShape } from "../task/task.ts";
import { dialogOfMember } from "./can-use-dialog.ts";
import { dialogSettingShape, newDialogSetting } from "./dialog-setting.ts";

/** `dialog/set`: pin, silence, mark as unread, hide, colour: how the caller keeps a dialog in the list. */
export const setDialog = defineCommand({
  name: "dialog.set",
  path: "/api/dialog/set",
  arguments: z.object({
    dialogId: idOf("dialog"),
    /** 1 pins the dialog, 0 unpins it. */
    top: z.optional(flagShape),
    silence: z.optional(flagShape),
    markUnread: z.optional(flagShape),
    /** 1 hides the dialog until its next message, and unpins it; 0 shows it again. */
    hide: z.optional(flagShape),
    /** One of the colours of tasks; "" = none. */
    color: z.optional(taskColorShape),
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
    const { dialogId, top, hide } = args;
    const fresh = newDialogSetting(dialogId, actor.userId);
    const before = (yield* get("dialogSetting", fresh.id)) ?? fresh;
    const pinned = top === 1 ? actor.now : 0;
    const topTime = top === undefined ? before.topTime : pinned;
    const { lastPosition } = found.value.dialog;
    const put = {
      ...before,
      topTime: hide === 1 ? 0 : topTime,
      silence: args.silence ?? before.silence,
      markUnread: args.markUnread ?? before.markUnread,
      hiddenUntil: hiddenUntil(args, before.hiddenUntil, lastPosition + 1),
      color: args.color ?? before.color,
    };
    return applied([{ entity: "dialogSetting", action: "update", put }], put);
  },
});

/** Whoever pins a dialog wants to see it. */
function hiddenUntil(
  { hide, top }: { readonly hide?: 0 | 1 | undefined; readonly top?: 0 | 1 | undefined },
  before: number,
  next: number,
): number {
  if (hide === 1) return next;
  return hide === 0 || top === 1 ? 0 : before;
}
