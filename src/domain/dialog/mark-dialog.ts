import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { get } from "../reading.ts";
import { idOf } from "../reference.ts";
import { dialogOfMember } from "./can-use-dialog.ts";
import { dialogSettingShape, newDialogSetting } from "./dialog-setting.ts";

/**
 * `dialog/msg/mark`: the caller has read all of a dialog, whatever they have seen of it, or wants it to look unread
 * until they open it again; the same on all of their devices.
 */
export const markDialog = defineCommand({
  name: "dialog.mark",
  path: "/api/dialog/msg/mark",
  arguments: z.object({ dialogId: idOf("dialog"), type: z.enum(["read", "unread"]) }),
  reply: dialogSettingShape,
  lane: (args) => ({ entity: "dialog", id: args.dialogId }),
  writesOwn: true,
  takes: true,
  *decide({ dialogId, type }, actor) {
    const found = yield* dialogOfMember(dialogId, actor);
    if (!found.ok) return refused(found.refusal);
    const { dialog, me } = found.value;
    const fresh = newDialogSetting(dialogId, actor.userId);
    const before = (yield* get("dialogSetting", fresh.id)) ?? fresh;
    const put = { ...before, markUnread: type === "unread" ? (1 as const) : (0 as const) };
    const changes: Change[] = [];
    if (put.markUnread !== before.markUnread) {
      changes.push({ entity: "dialogSetting", action: "update", put });
    }
    const { lastPosition } = dialog;
    if (type === "read" && me && me.readPosition < lastPosition) {
      const read = { ...me, readPosition: lastPosition, ownPositions: [], readTime: actor.now };
      changes.push({ entity: "dialogUser", action: "readed", put: read });
    }
    return applied(changes, put);
  },
});
