import { expect, test } from "vitest";
import { spanText } from "./use-span-text.ts";

const HOUR = 3_600_000;

test("a span is said in the unit that fits it", () => {
  const spans = [0, 90_000, 45 * 60_000, 1.5 * HOUR, 30 * HOUR, 60 * HOUR, 40 * 24 * HOUR];
  expect(spans.map((span) => spanText(span, "en"))).toEqual([
    "0 min",
    "2 min",
    "45 min",
    "1.5 hr",
    "30 hr",
    "2.5 days",
    "40 days",
  ]);
  expect(spanText(60 * HOUR, "de")).toBe("2,5 Tg.");
});
