import { expect, it } from "vitest";
import { withTyped } from "./tags.ts";

it.each([
  [["a"], " b , ,c，a", undefined, ["a", "b", "c"], false],
  [[], "", undefined, [], false],
  [["a", "b"], "c", 2, ["a", "b"], true],
  [["a"], "b, c", 2, ["a", "b"], true],
  [["a", "b", "c"], "a", 2, ["a", "b", "c"], false],
] as const)(
  "beside %j typing %s with room for %s leaves %j",
  (tags, typed, limit, left, isFull) => {
    expect(withTyped(tags, typed, limit)).toEqual({ tags: left, isFull });
  },
);
