import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { DIALOG_GONE, PARAMETER_ERROR } from "../../refusal.ts";
import { sendSticker } from "./send-sticker.ts";

export const sendStickerCases = casesOf(sendSticker, {
  by: "member",
  arguments: ({ taskDialog, sticker, mint }, me) => ({
    id: mint(me),
    dialogId: taskDialog.id,
    stickerId: sticker.id,
  }),
  roles: inside(DIALOG_GONE),
  refusals: {
    "one that is not there": {
      by: "member",
      arguments: ({ taskDialog, plan }) => ({ dialogId: taskDialog.id, stickerId: plan.id }),
      code: PARAMETER_ERROR,
      reason: "sticker.gone",
    },
    "none at all": {
      by: "member",
      arguments: ({ taskDialog }) => ({ dialogId: taskDialog.id }),
      code: PARAMETER_ERROR,
      reason: "sticker.gone",
    },
  },
});
