import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { editSticker } from "./edit-sticker.ts";

export const editStickerCases = casesOf(editSticker, {
  by: "administrator",
  arguments: ({ sticker }) => ({ id: sticker.id, name: "Roof is on" }),
  roles: administrators(),
  refusals: {
    "one that is not there": {
      by: "administrator",
      arguments: ({ plan }) => ({ id: plan.id, name: "Roof is on" }),
      code: PARAMETER_ERROR,
      reason: "sticker.gone",
    },
  },
});
