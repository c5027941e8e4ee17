import { expect, test } from "vitest";
import { chosenThrough } from "./choose-through.ts";

const order = ["a", "b", "c", "d"];

test("one piece is chosen alone, another besides it, and all between with Shift", () => {
  expect(chosenThrough(["a"], "c", "alone", order)).toEqual(["c"]);
  expect(chosenThrough(["a"], "c", "also", order)).toEqual(["a", "c"]);
  expect(chosenThrough(["a", "c"], "a", "also", order)).toEqual(["c"]);
  expect(chosenThrough(["b"], "d", "through", order)).toEqual(["b", "c", "d"]);
  expect(chosenThrough(["b", "c", "d"], "a", "through", order)).toEqual(["b", "a"]);
  expect(chosenThrough([], "c", "through", order)).toEqual(["c"]);
});
