import type { ArgumentsOf, CommandName, ReplyTo } from "#domain/commands.ts";
import type { Sticker } from "#domain/sticker/sticker.ts";
import { SMALL_STICKER } from "./small-stickers.ts";

/** The company's stickers. */
export interface StickerThings {
  readonly sticker: Sticker;
}

/** One sticker, of the administrator's. */
export async function layOutStickers<Person>(
  administrator: Person,
  run: <Name extends CommandName>(
    person: Person,
    name: Name,
    args: ArgumentsOf<Name>,
  ) => Promise<ReplyTo<Name>>,
): Promise<StickerThings> {
  const sticker = await run(administrator, "sticker.add", {
    name: "Topping out",
    picture: SMALL_STICKER,
  });
  return { sticker };
}
