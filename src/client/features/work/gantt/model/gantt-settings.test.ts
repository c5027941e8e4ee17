import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readGanttSettings } from "./gantt-settings.ts";
import { ZOOMS } from "./time-scale.ts";

test("a Gantt is shown as the person left it, at first by weeks with all that there is", () => {
  expect(readGanttSettings(undefined)).toEqual({
    zoom: "week",
    folded: [],
    critical: true,
    links: true,
    baseline: 0,
  });
  const kept = {
    zoom: "day",
    folded: ["column:1"],
    critical: false,
    links: true,
    baseline: 7,
  } as const;
  expect(readGanttSettings(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test("whatever is stored can be read", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(ZOOMS).toContain(readGanttSettings(value).zoom);
    }),
  );
});
