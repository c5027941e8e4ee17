import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { COMPANY_ID } from "../company/company-id.ts";
import { nameShape } from "../name.ts";
import { lastRank, rankBetween } from "../rank.ts";
import { newIdOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { STICKER_NAME_MAX, STICKERS_MAX } from "./sticker-limits.ts";
import { stickerNote } from "./sticker-note.ts";
import { stickerPictureShape } from "./sticker-picture.ts";
import { type Sticker, stickerShape } from "./sticker.ts";
import { stickersToChange } from "./stickers.ts";

/** `sticker/add`: one more of the company's, behind the others. */
export const addSticker = defineCommand({
  name: "sticker.add",
  path: "/api/sticker/add",
  access: "admin",
  arguments: z.object({
    id: z.optional(newIdOf("sticker")),
    name: nameShape(1, STICKER_NAME_MAX),
    picture: stickerPictureShape,
  }),
  reply: stickerShape,
  lane: () => companyScope,
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: ({ id }) => [id],
  words: { name: "text" },
  *decide({ id = 0, name, picture }, actor) {
    const found = yield* stickersToChange(actor);
    if (!found.ok) return refused(found.refusal);
    if (found.offered.length >= STICKERS_MAX)
      return refused(parameterError("sticker.max", { count: STICKERS_MAX }));
    const put: Sticker = {
      id,
      companyId: COMPANY_ID,
      name,
      picture,
      rank: rankBetween(lastRank(found.all), undefined),
      userId: actor.userId,
      createTime: actor.now,
      removeTime: 0,
    };
    return applied([{ entity: "sticker", action: "add", put }], put, [stickerNote(name)]);
  },
});
