import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { SMALL_STICKER } from "#tests/make/cases/small-stickers.ts";
import { NO_ACCESS, PARAMETER_ERROR } from "../refusal.ts";
import { addSticker } from "./add-sticker.ts";

export const addStickerCases = casesOf(addSticker, {
  by: "administrator",
  arguments: ({ mint }, me) => ({ id: mint(me), name: "Topped out", picture: SMALL_STICKER }),
  roles: administrators(),
  refusals: {
    "by a member": {
      by: "member",
      arguments: () => ({ name: "Topped out", picture: SMALL_STICKER }),
      code: NO_ACCESS,
      reason: "adminOnly",
    },
    "what is no picture": {
      by: "administrator",
      arguments: () => ({ name: "Topped out", picture: "data:image/svg+xml;base64,PHN2Zz4=" }),
      code: PARAMETER_ERROR,
      reason: "parameterError",
    },
  },
});
