import type { OwnSticker } from "#domain/sticker/own-stickers.ts";

/** What one of ours is drawn with, on a square of 96. */
export interface Drawing {
  readonly tone: "accent" | "green" | "amber" | "red";
  /** The shape on which the sign stands; a disc unless said. */
  readonly ground?: string;
  /** The ground is filled with the tone itself, and the sign stands out of it. */
  readonly isSolid?: true;
  /** Lines of the sign. */
  readonly lines: string;
  /** Surfaces of the sign. */
  readonly surfaces?: string;
}

export const ownDrawings: Readonly<Record<OwnSticker, Drawing>> = {
  done: { tone: "green", isSolid: true, lines: "M28 50l14 14 27-31" },
  onIt: {
    tone: "accent",
    lines: "M30 72l25-29M20 36l9 4M31 22l4 9M66 66l9 4",
    surfaces: "M45 24l8-5 22 19-6 8-5-1-6 7-14-12 6-7z",
  },
  thanks: {
    tone: "red",
    lines: "M22 24l5 6M74 24l-5 6M48 14v8",
    surfaces: "M48 76C18 56 22 34 35 34c7 0 11 5 13 10 2-5 6-10 13-10 13 0 17 22-13 42z",
  },
  wellDone: {
    tone: "green",
    lines: "M36 70h-9a3 3 0 0 1-3-3V49a3 3 0 0 1 3-3h9",
    surfaces: "M36 46l12-24c6 0 10 4 9 10l-2 11h14c5 0 8 4 7 9l-4 14c-1 4-4 6-8 6H42c-3 0-6-2-6-4z",
  },
  question: {
    tone: "accent",
    isSolid: true,
    lines: "M35 38c0-17 27-17 27 0 0 11-14 11-14 21M48 72v1",
  },
  late: {
    tone: "amber",
    lines: "M48 35v17l11 7M24 28l9-8M72 28l-9-8M31 72l-5 6M65 72l5 6M48 28a24 24 0 1 0 .1 0z",
  },
  stop: {
    tone: "red",
    ground: "M34 6h28l28 28v28L62 90H34L6 62V34z",
    isSolid: true,
    lines: "M28 48h40",
  },
  danger: {
    tone: "amber",
    ground: "M48 9c3 0 5 2 7 4l34 63c3 6 0 11-6 11H13c-6 0-9-5-6-11l34-63c2-2 4-4 7-4z",
    isSolid: true,
    lines: "M48 36v22M48 72v1",
  },
  crane: {
    tone: "amber",
    lines:
      "M38 78V20M48 78V30M38 20L20 31h58L43 20M38 42l10-10M38 54l10-10M38 66l10-10M30 78h26M69 31v14",
    surfaces: "M60 46h18v13H60zM20 31h10v9H20z",
  },
  measure: {
    tone: "accent",
    lines: "M50 66h26v7M58 66v-7M67 66v-9M34 40a9 9 0 1 0 .1 0z",
    surfaces: "M23 26h22c3 0 5 2 5 5v35H18V31c0-3 2-5 5-5z",
  },
  rain: {
    tone: "accent",
    lines: "M33 64l-5 10M49 64l-5 10M65 64l-5 10",
    surfaces: "M31 56c-14 0-15-19-2-20 1-15 21-20 28-7 12-4 21 6 18 15 8 3 5 12-3 12z",
  },
  coffee: {
    tone: "amber",
    lines: "M62 46h6c9 0 9 15 0 15h-7M36 34c-5-7 5-9 0-16M50 34c-5-7 5-9 0-16M30 78h32",
    surfaces: "M26 41h36v16c0 8-6 14-14 14h-8c-8 0-14-6-14-14z",
  },
};
