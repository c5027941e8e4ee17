import * as z from "zod/mini";
import { defineEntity } from "../../entity.ts";
import { joinKey } from "../../id.ts";
import { MESSAGE_TEXT_MAX } from "../../limits.ts";
import { userScope } from "../../scope.ts";
import { idShape, longTextShape, timeShape } from "../../shape.ts";

/** What a person has begun to write in a dialog, on all of their devices (seed 000 §3, extra_draft_content). Theirs alone. */
export const dialogDraftShape = z.object({
  /** `<dialogId>:<userId>` */
  id: z.string(),
  dialogId: idShape,
  userId: idShape,
  /** "" = what was begun was sent or given up. */
  text: longTextShape(MESSAGE_TEXT_MAX),
  /** The message it answers, 0 = none. */
  replyId: z.int(),
  /** Epoch ms. */
  time: timeShape,
});
export type DialogDraft = z.infer<typeof dialogDraftShape>;

export const dialogDraftEntity = defineEntity({
  name: "dialogDraft",
  table: "dialog_drafts",
  frame: "dialog",
  since: 19,
  shape: dialogDraftShape,
  birth: "computed",
  scope: (row) => userScope(row.userId),
  lists: [],
  indexes: ["dialogId"],
  parent: { entity: "dialog", field: "dialogId", apart: true },
});

/** Where a person has begun nothing yet. */
export function newDialogDraft(dialogId: number, userId: number): DialogDraft {
  return { id: joinKey(dialogId, userId), dialogId, userId, text: "", replyId: 0, time: 0 };
}
