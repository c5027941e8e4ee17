import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
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
});
export type DialogSetting = z.infer<typeof dialogSettingShape>;

export const dialogSettingEntity = defineEntity({
  name: "dialogSetting",
  table: "dialog_settings",
  frame: "dialog",
  since: 1,
  shape: dialogSettingShape,
  birth: "computed",
  scope: (row) => userScope(row.userId),
  lists: [],
});
