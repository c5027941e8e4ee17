import { describe, expect, it } from "vitest";
import { light, night, type Surfaces } from "./palette.ts";

/** Enough for words of any size (WCAG AA). */
const ENOUGH = 4.5;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dim, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright! + 0.05) / (dim! + 0.05);
}

const surfaces = ["surface", "surface-2", "surface-3", "bubble", "bubble-mine"];
const pairs = [
  ...["text", "dim", "faint", "accent-text"].flatMap((words) => surfaces.map((on) => [words, on])),
  ...["red", "amber", "green"].flatMap((words) =>
    ["surface", "surface-2", "surface-3", `${words}-tint`].map((on) => [words, on]),
  ),
  ["accent-text", "accent-tint"],
  ["dim", "accent-tint"],
  ["on-accent", "accent"],
  ["on-accent", "red"],
  ["on-accent", "green"],
  ["on-accent", "amber"],
  ["rail-text", "rail"],
  ...["blue", "red", "amber", "green"].map((color) => ["rail-strong", `pin-${color}`]),
];

function tooFaint(scheme: Surfaces): string[] {
  return pairs
    .filter(([words, on]) => contrast(scheme[words!]!, scheme[on!]!) < ENOUGH)
    .map(([words, on]) => `${words} on ${on}`);
}

describe("words", () => {
  it("can be read on every light ground", () => expect(tooFaint(light)).toEqual([]));

  it("can be read on every dark ground", () => expect(tooFaint(night)).toEqual([]));
});

describe("edges of what is ticked", () => {
  const enough = 3;
  const grounds = ["surface", "surface-2"] as const;
  it.each([light, night])("can be told from their ground", (scheme) => {
    expect(grounds.filter((on) => contrast(scheme["edge"]!, scheme[on]!) < enough)).toEqual([]);
  });
});
