import type { StickerUse } from "#domain/sticker/sticker-use.ts";
import type { Sticker } from "#domain/sticker/sticker.ts";
import { offeredStickers } from "#domain/sticker/stickers.ts";
import type { LocalDatabase } from "../../database/local-database.ts";

/** The stickers that somebody can send, and what they did with them lately. */
export interface OfferedStickers {
  /** Of the company, in their order. */
  readonly company: readonly Sticker[];
  /** By their keys, what was used last first. */
  readonly uses: readonly StickerUse[];
}

export async function readOfferedStickers(
  database: LocalDatabase,
  userId: number,
): Promise<OfferedStickers> {
  const [all, uses] = await Promise.all([
    database.sticker.toArray(),
    database.stickerUse.filter((use) => use.userId === userId).toArray(),
  ]);
  return {
    company: offeredStickers(all),
    uses: uses.toSorted((left, right) => right.useTime - left.useTime),
  };
}

/** One of the company's, also after it was removed; undefined where it is not on this device. */
export function readSticker(
  database: LocalDatabase,
  stickerId: number,
): PromiseLike<Sticker | undefined> {
  return database.sticker.get(stickerId);
}
