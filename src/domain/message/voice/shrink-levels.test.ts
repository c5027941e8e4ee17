import { array, assert, double, property } from "fast-check";
import { expect, test } from "vitest";
import { shrinkLevels } from "./shrink-levels.ts";
import { VOICE_LEVEL_MAX, VOICE_LEVELS_MAX } from "./voice-length.ts";

test("the loudest moment is full, and silence stays silence", () => {
  expect(shrinkLevels([0, 0.1, 0.2])).toEqual([0, 16, 31]);
  expect(shrinkLevels([0, 0])).toEqual([0, 0]);
  expect(shrinkLevels([])).toEqual([]);
});

test("however long, it is as many levels as are drawn, and the loudest is among them", () => {
  const volumes = array(double({ min: 0, max: 1, noNaN: true }), { maxLength: 6000 });
  assert(
    property(volumes, (said) => {
      const levels = shrinkLevels(said);
      expect(levels).toHaveLength(Math.min(said.length, VOICE_LEVELS_MAX));
      expect(levels.every((level) => Number.isInteger(level) && level >= 0)).toBe(true);
      const isLoud = said.some((volume) => volume > 0);
      expect(Math.max(0, ...levels)).toBe(isLoud ? VOICE_LEVEL_MAX : 0);
    }),
  );
});
