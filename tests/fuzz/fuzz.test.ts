import { expect, it } from "vitest";
import { playCase, wholeCase } from "./play/play-case.ts";

/** Steps of each seed; `npm run fuzz` plays as many seeds as there is time for. */
const STEPS = 400;

it.each([1, 2, 3])(
  "a hostile client breaks nothing, sees nothing foreign and writes nothing without the right: seed %i",
  async (seed) => {
    const { words, violations } = await playCase(wholeCase(seed, STEPS));
    expect([...words, ...violations]).toEqual([]);
  },
);
