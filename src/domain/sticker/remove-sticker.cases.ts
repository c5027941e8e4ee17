import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { removeSticker } from "./remove-sticker.ts";

export const removeStickerCases = casesOf(removeSticker, {
  by: "administrator",
  arguments: ({ sticker }) => ({ id: sticker.id }),
  roles: administrators(),
  refusals: {
    "one that is not there": {
      by: "administrator",
      arguments: ({ plan }) => ({ id: plan.id }),
      code: PARAMETER_ERROR,
      reason: "sticker.gone",
    },
  },
});
