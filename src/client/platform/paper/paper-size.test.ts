import { expect, test } from "vitest";
import { drawingOnPaper, paperSizes } from "./paper-size.ts";

test("a drawing lies as its paper does, as wide as there is room below its name, at 300 dots an inch", () => {
  const wide = drawingOnPaper(paperSizes.A3, { width: 2_000, height: 500 });
  expect(wide).toEqual({ lies: true, widthMm: 390, dots: 4_606 });
  const usual = drawingOnPaper(paperSizes.A3, { width: 1_191, height: 842 });
  expect(usual.widthMm).toBeCloseTo((237 * 1_191) / 842, 5);
  const high = drawingOnPaper(paperSizes.A4, { width: 500, height: 2_000 });
  expect(high.lies).toBe(false);
  expect(high.widthMm).toBeCloseTo(237 / 4, 5);
});
