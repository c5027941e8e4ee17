import { expect, test } from "vitest";
import { choicesOfTree, chosenOf, leftOf } from "./choice.ts";

const options = [
  { id: "civil", name: "Civil works", children: [{ id: "pour", name: "Pouring" }] },
  { id: 7, name: "Services", disabled: true },
];

test("a tree is chosen from by any of its pieces, each with the way to it", () => {
  expect(choicesOfTree(options, "id")).toEqual([
    { value: "civil", label: "Civil works" },
    { value: "pour", label: "Civil works / Pouring" },
    { value: 7, label: "Services", disabled: true },
  ]);
});

test("a cascade is chosen from by its ends, and keeps the way to them", () => {
  expect(choicesOfTree(options, "path").map(({ value }) => value)).toEqual([
    ["civil", "pour"],
    [7],
  ]);
});

test("what rules take away cannot be chosen", () => {
  const left = leftOf(choicesOfTree(options, "id"), ["pour"]);
  expect(left.map(({ value }) => value)).toEqual(["pour"]);
  expect(leftOf(choicesOfTree(options, "id"), undefined)).toHaveLength(3);
});

test("one choice is chosen or none, of several as many as there are", () => {
  expect(chosenOf(null, false)).toEqual([]);
  expect(chosenOf([], false)).toEqual([]);
  expect(chosenOf(["civil", "pour"], false)).toEqual([["civil", "pour"]]);
  expect(chosenOf(["civil", "pour"], true)).toEqual(["civil", "pour"]);
});
