import { expect, test } from "vitest";
import { dayOfDrawing, timeOfDrawing } from "./day-of-drawing.ts";

test("a day comes back as it was said, and none stays none", () => {
  expect(dayOfDrawing(timeOfDrawing("2026-02-28"))).toBe("2026-02-28");
  expect(timeOfDrawing("")).toBe(0);
  expect(dayOfDrawing(0)).toBe("");
});

test("what is no day, or lies before there were any, is none", () => {
  expect(timeOfDrawing("tomorrow")).toBe(0);
  expect(timeOfDrawing("1960-01-01")).toBe(0);
});
