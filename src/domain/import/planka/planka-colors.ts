import type { ColumnColor } from "../../column/column.ts";

/** Colours of Planka by the nearest one of ours. */
const NEAREST: readonly (readonly [ColumnColor, readonly string[]])[] = [
  ["red", ["berry-red", "red-burgundy", "apricot-red", "piggy-red", "shady-rust"]],
  ["orange", ["pumpkin-orange", "light-orange", "orange-peel", "autumn-leafs"]],
  ["yellow", ["egg-yellow", "pirate-gold"]],
  ["brown", ["desert-sand", "light-mud", "light-cocoa"]],
  ["pink", ["pink-tulip", "sugar-plum"]],
  ["purple", ["lilac-eyes", "lavender-fields", "sweet-lilac"]],
  [
    "blue",
    [
      "lagoon-blue",
      "lagune-blue",
      "midnight-blue",
      "navy-blue",
      "summer-sky",
      "morning-sky",
      "antique-blue",
      "deep-ocean",
      "turquoise-sea",
      "french-coast",
    ],
  ],
  [
    "green",
    [
      "fresh-salad",
      "sunny-grass",
      "bright-moss",
      "tank-green",
      "coral-green",
      "wet-moss",
      "modern-green",
    ],
  ],
  [
    "grey",
    [
      "muddy-grey",
      "dark-granite",
      "light-concrete",
      "silver-glint",
      "grey-stone",
      "wet-rock",
      "gun-metal",
    ],
  ],
];

const colors = new Map(
  NEAREST.flatMap(([color, names]) => names.map((name) => [name, color] as const)),
);

/** What a colour of Planka's is here; "" where it is none. */
export function colorOfPlanka(name: string | null | undefined): ColumnColor {
  return colors.get(name ?? "") ?? "";
}
