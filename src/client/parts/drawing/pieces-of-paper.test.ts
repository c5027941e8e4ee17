import { expect, test } from "vitest";
import { piecesOfPaper, pixelsOnPaper } from "./pieces-of-paper.ts";

const A3 = { width: 1_191, height: 842 };
const LINES = { ...A3, finest: Number.POSITIVE_INFINITY };

test("a drawing is as fine as the printer, as the picture itself, and as the device holds", () => {
  expect(pixelsOnPaper(LINES, { printer: 4_600, most: 64_000_000 })).toEqual({
    width: 4_600,
    height: 3_252,
  });
  expect(pixelsOnPaper({ ...A3, finest: 3_000 }, { printer: 4_600, most: 64_000_000 }).width).toBe(
    3_000,
  );
  const held = pixelsOnPaper(LINES, { printer: 9_000, most: 16_000_000 });
  expect(held.width * held.height).toBeLessThan(16_010_000);
  expect(held.width / held.height).toBeCloseTo(A3.width / A3.height, 2);
});

test("what fits one canvas is one piece, and all else is covered by pieces that overlap and do not reach beyond", () => {
  expect(piecesOfPaper({ width: 4_000, height: 2_800 })).toEqual([
    { x: 0, y: 0, width: 4_000, height: 2_800 },
  ]);
  const whole = { width: 9_579, height: 6_770 };
  const pieces = piecesOfPaper(whole);
  expect(pieces).toHaveLength(6);
  for (const { x, y, width, height } of pieces) {
    expect(Math.max(width, height)).toBeLessThanOrEqual(4_096);
    const [right, bottom] = [x + width, y + height];
    expect(
      right === whole.width || pieces.some((each) => each.y === y && each.x === right - 4),
    ).toBe(true);
    expect(
      bottom === whole.height || pieces.some((each) => each.x === x && each.y === bottom - 4),
    ).toBe(true);
  }
});
