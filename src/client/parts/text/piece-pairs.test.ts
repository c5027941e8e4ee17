import { expect, test } from "vitest";
import { joinPieces, pairPieces } from "./piece-pairs.ts";

test("what two texts share stands once, what differs side by side", () => {
  const pairs = pairPieces(["Pour", "at seven", "slab"], ["Pour", "at eight", "dry", "slab"]);
  expect(pairs).toEqual([
    { one: "Pour", other: "Pour", isSame: true },
    { one: "at seven", other: "at eight", isSame: false },
    { other: "dry", isSame: false },
    { one: "slab", other: "slab", isSame: true },
  ]);
  expect(joinPieces(pairs)).toEqual(["Pour", "at seven", "at eight", "dry", "slab"]);
});

test("what only one of them has is not lost, at either end", () => {
  expect(joinPieces(pairPieces(["a", "b"], ["b"]))).toEqual(["a", "b"]);
  expect(joinPieces(pairPieces(["b"], ["b", "c"]))).toEqual(["b", "c"]);
  expect(joinPieces(pairPieces(["b", "c"], ["b"]))).toEqual(["b", "c"]);
  expect(pairPieces([], [])).toEqual([]);
  expect(pairPieces(["a"], ["a"])).toEqual([{ one: "a", other: "a", isSame: true }]);
});

test("several lines of both stay together", () => {
  const pairs = pairPieces(["1", "2"], ["3", "4"]);
  expect(joinPieces(pairs)).toEqual(["1", "2", "3", "4"]);
});
