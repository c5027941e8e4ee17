import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { type Id, joinKey } from "../id.ts";
import { userScope } from "../scope.ts";
import { flagShape, idShape, timeShape } from "../shape.ts";

/** How one person keeps a dialog in their list; nobody else sees it (seed 000 §3). */
export const dialogSettingShape = z.object({
  /** `<dialogId>:<userId>` */
  id: z.string(),
  dialogId: idShape,
  userId: idShape,
  /** Epoch ms of pinning, 0 = not pinned. */
  topTime: timeShape,
  /** 1 = no notices of new messages. */
  silence: flagShape,
  /** 1 = marked as unread by hand. */
  markUnread: flagShape,
  /** The position from which on a message brings the dialog back into the list, 0 = it was never hidden. */
  hiddenUntil: z.int(),
  /** Colour in the list; "" = none. */
  color: z.string(),
});
export type DialogSetting = z.infer<typeof dialogSettingShape>;

export const dialogSettingEntity = defineEntity({
  name: "dialogSetting",
  table: "dialog_settings",
  frame: "dialog",
  since: 1,
  shapeVersion: 2,
  added: { hiddenUntil: 0, color: "" },
  shape: dialogSettingShape,
  birth: "computed",
  scope: (row) => userScope(row.userId),
  lists: [],
});

/** How a person keeps a dialog of which they have set nothing. */
export function newDialogSetting(dialogId: Id, userId: Id): DialogSetting {
  return {
    id: joinKey(dialogId, userId),
    dialogId,
    userId,
    topTime: 0,
    silence: 0,
    markUnread: 0,
    hiddenUntil: 0,
    color: "",
  };
}
