import { expect, test } from "vitest";
import { drawnOutline, typedPoint } from "./typed-point.ts";

test.each([
  ["53.08, 8.8", { latitude: 53.08, longitude: 8.8 }],
  [" -33.86 151.2 ", { latitude: -33.86, longitude: 151.2 }],
  ["30.5，114.3", { latitude: 30.5, longitude: 114.3 }],
])("%j is a place", (text, point) => {
  expect(typedPoint(text)).toEqual(point);
});

test.each(["", "53", "91, 8", "53, 181", "Gate 2", "1, 2, 3"])("%j is none", (text) => {
  expect(typedPoint(text)).toBeUndefined();
});

test("an outline keeps its shape, north at the top", () => {
  const square = [
    { latitude: 0.001, longitude: 0 },
    { latitude: 0.001, longitude: 0.001 },
    { latitude: 0, longitude: 0.001 },
  ];
  expect(drawnOutline(square, 100)).toBe("0,0 100,0 100,100");
  expect(drawnOutline([{ latitude: 5, longitude: 5 }], 100)).toBe("0,0");
});
