import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { list } from "../reading.ts";
import { parameterError } from "../refusal.ts";
import { userScope } from "../scope.ts";
import { flagShape } from "../shape.ts";
import { stickerKeyShape } from "./sticker-key.ts";
import { FAVOURITE_STICKERS_MAX } from "./sticker-limits.ts";
import { stickerUseShape } from "./sticker-use.ts";
import { newStickerUse } from "./used-sticker.ts";

/** `sticker/mark`: the caller finds a sticker among their favourites; with `favourite` 0 no more, whether it is there still or not. */
export const markSticker = defineCommand({
  name: "sticker.mark",
  path: "/api/sticker/mark",
  arguments: z.object({ key: stickerKeyShape, favourite: flagShape }),
  reply: stickerUseShape,
  lane: (_args, actor) => userScope(actor.userId),
  merge: (earlier, later) => (earlier.key === later.key ? later : undefined),
  routine: true,
  *decide({ key, favourite }, { userId }) {
    const uses = yield* list("stickerUse", { userId });
    const before = uses.find((use) => use.key === key);
    const put = { ...(before ?? newStickerUse(key, userId)), favourite };
    if ((before?.favourite ?? 0) === favourite) return applied([], put);
    const count = uses.filter((use) => use.favourite === 1).length;
    if (favourite === 1 && count >= FAVOURITE_STICKERS_MAX)
      return refused(parameterError("sticker.favouritesMax", { count: FAVOURITE_STICKERS_MAX }));
    const change: Change =
      favourite === 0 && put.useTime === 0
        ? { entity: "stickerUse", action: "delete", remove: put.id }
        : { entity: "stickerUse", action: before ? "update" : "add", put };
    return applied([change], put);
  },
});
