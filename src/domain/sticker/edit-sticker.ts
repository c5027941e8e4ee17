import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { laterWins } from "../merge-edits.ts";
import { nameShape } from "../name.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { rankShape } from "../shape.ts";
import { STICKER_NAME_MAX } from "./sticker-limits.ts";
import { stickerNote } from "./sticker-note.ts";
import { stickerShape } from "./sticker.ts";
import { stickersToChange } from "./stickers.ts";

/** `sticker/edit`: what one of the company's is called, and where it stands. */
export const editSticker = defineCommand({
  name: "sticker.edit",
  path: "/api/sticker/edit",
  access: "admin",
  arguments: z.object({
    id: idOf("sticker"),
    name: z.optional(nameShape(1, STICKER_NAME_MAX)),
    rank: z.optional(rankShape),
  }),
  reply: stickerShape,
  lane: () => companyScope,
  merge: laterWins,
  words: { name: "text" },
  *decide({ id, name, rank }, actor) {
    const found = yield* stickersToChange(actor);
    if (!found.ok) return refused(found.refusal);
    const before = found.offered.find((sticker) => sticker.id === id);
    if (!before) return refused(parameterError("sticker.gone"));
    const put = { ...before, name: name ?? before.name, rank: rank ?? before.rank };
    return applied([{ entity: "sticker", action: "update", put }], put, [stickerNote(put.name)]);
  },
});
