import * as z from "zod/mini";
import type { StickerBody } from "../message/body/sticker-body.ts";
import { ownStickers } from "./own-stickers.ts";

/** By which somebody's use of a sticker is kept: the name of one of ours, or the id of one of the company's as text. */
export const stickerKeyShape = z.union([
  z.enum(ownStickers),
  z.string().check(z.regex(/^[1-9]\d{0,15}$/)),
]);

export function stickerKeyOf({
  sticker,
  stickerId,
}: Pick<StickerBody, "sticker" | "stickerId">): string {
  return stickerId > 0 ? String(stickerId) : sticker;
}
