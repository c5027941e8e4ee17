/** The stickers that come with the product, in the order in which they are shown. */
export const ownStickers = [
  "done",
  "onIt",
  "thanks",
  "wellDone",
  "question",
  "late",
  "stop",
  "danger",
  "crane",
  "measure",
  "rain",
  "coffee",
] as const;
export type OwnSticker = (typeof ownStickers)[number];

/** One of ours by its name; undefined of what a newer version has drawn. */
export function ownStickerOf(name: string): OwnSticker | undefined {
  return ownStickers.find((sticker) => sticker === name);
}
