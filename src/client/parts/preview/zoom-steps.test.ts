import { expect, test } from "vitest";
import { clampZoom, stepZoom, ZOOM_MAX, ZOOM_MIN } from "./zoom-steps.ts";

test("steps are of 0.15 and leave no crumbs", () => {
  expect(stepZoom(1, 1)).toBe(1.15);
  expect(stepZoom(stepZoom(1, 1), -1)).toBe(1);
});

test("nothing is larger or smaller than what is offered", () => {
  expect(stepZoom(4.95, 1)).toBe(ZOOM_MAX);
  expect(stepZoom(0.25, -1)).toBe(ZOOM_MIN);
  expect(clampZoom(1000)).toBe(ZOOM_MAX);
});
