import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { REMOVED_STICKERS_MAX } from "./sticker-limits.ts";
import { stickerNote } from "./sticker-note.ts";
import type { Sticker } from "./sticker.ts";
import { stickersToChange } from "./stickers.ts";

/** `sticker/remove`: nobody sends it any more; where it was sent it stays, of those removed long ago by its name alone. */
export const removeSticker = defineCommand({
  name: "sticker.remove",
  path: "/api/sticker/remove",
  access: "admin",
  arguments: z.object({ id: idOf("sticker") }),
  reply: z.object({ id: idOf("sticker") }),
  lane: () => companyScope,
  takes: true,
  *decide({ id }, actor) {
    const found = yield* stickersToChange(actor);
    if (!found.ok) return refused(found.refusal);
    const before = found.offered.find((sticker) => sticker.id === id);
    if (!before) return refused(parameterError("sticker.gone"));
    const put = { ...before, removeTime: actor.now };
    const faded = withoutPictures(found.all);
    return applied([{ entity: "sticker", action: "update", put }, ...faded], { id }, [
      stickerNote(put.name),
    ]);
  },
});

/** Those removed longest ago give their pictures up, so that one more has room among them. */
function withoutPictures(all: readonly Sticker[]): Change[] {
  const drawn = all
    .filter(({ removeTime, picture }) => removeTime > 0 && picture !== "")
    .toSorted((left, right) => right.removeTime - left.removeTime || right.id - left.id);
  return drawn
    .slice(REMOVED_STICKERS_MAX - 1)
    .map((sticker) => ({ entity: "sticker", action: "update", put: { ...sticker, picture: "" } }));
}
