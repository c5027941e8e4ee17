import {
  type OfferedStickers,
  readOfferedStickers,
  readSticker,
} from "#client/data/queries/chat/stickers.ts";
import type { Sticker } from "#domain/sticker/sticker.ts";
import { useData } from "../data-context.ts";
import { type Live, useLive } from "../use-live.ts";

/** The company's stickers, and which the person used last or marked. */
export function useOfferedStickers(): Live<OfferedStickers> {
  const { userId } = useData();
  return useLive(readOfferedStickers, userId);
}

/** One of the company's stickers, also after it was removed. */
export function useSticker(stickerId: number): Live<Sticker | undefined> {
  return useLive(readSticker, stickerId);
}
