import { expect, test } from "vitest";
import { canvasScale, turned } from "./page-size.ts";

test("a page that is turned by a quarter lies on its side", () => {
  expect(turned({ width: 595, height: 842 }, 90)).toEqual({ width: 842, height: 595 });
  expect(turned({ width: 595, height: 842 }, 180)).toEqual({ width: 595, height: 842 });
});

test("a page is drawn as fine as the screen", () => {
  expect(canvasScale({ width: 595, height: 842 }, 2)).toBe(2);
});

test.each([
  ["the largest sheet, enlarged", 16_000, 11_000],
  ["a page as long as a roll", 300, 14_400],
])("no canvas is larger than a phone can show: %s", (_name, width, height) => {
  const scale = canvasScale({ width, height }, 3);
  expect(width * scale).toBeLessThanOrEqual(4096.001);
  expect(height * scale).toBeLessThanOrEqual(4096.001);
  expect(width * scale * height * scale).toBeLessThanOrEqual(16_777_300);
  expect(scale).toBeGreaterThan(0);
});
