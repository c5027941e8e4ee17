import type { ColumnColor } from "../../column/column.ts";

/** Where a colour of ours begins on the circle of hues, in degrees. */
const HUES: readonly (readonly [number, ColumnColor])[] = [
  [345, "red"],
  [295, "pink"],
  [250, "purple"],
  [170, "blue"],
  [70, "green"],
  [45, "yellow"],
  [15, "orange"],
  [0, "red"],
];
/** Below it a colour looks grey. */
const FAINT = 0.15;

/** The nearest colour of ours of six hexadecimal digits; "" where a text is none. */
export function colorOfHex(text: string | null | undefined): ColumnColor {
  const digits = /^#?([\da-f]{6})$/i.exec((text ?? "").trim())?.[1];
  if (digits === undefined) return "";
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(
    (at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread < FAINT) return "grey";
  const sixth = hueSixth({ red, green, blue, most, spread });
  const hue = (sixth * 60 + 360) % 360;
  return HUES.find(([from]) => hue >= from)?.[1] ?? "";
}

function hueSixth(color: Record<"red" | "green" | "blue" | "most" | "spread", number>): number {
  const { red, green, blue, most, spread } = color;
  if (most === red) return (green - blue) / spread;
  if (most === green) return (blue - red) / spread + 2;
  return (red - green) / spread + 4;
}
