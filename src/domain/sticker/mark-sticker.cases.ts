import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { markSticker } from "./mark-sticker.ts";

export const markStickerCases = casesOf(markSticker, {
  by: "outsider",
  arguments: () => ({ key: "done", favourite: 1 as const }),
  roles: everyone(),
  refusals: {
    "one that nobody has drawn": {
      by: "outsider",
      arguments: () => ({ key: "a picture", favourite: 1 as const }),
      code: PARAMETER_ERROR,
      reason: "parameterError",
    },
  },
});
