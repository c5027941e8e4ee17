import { expect, test } from "vitest";
import { knownPaths } from "./known-paths.ts";

const grid = [["Mass", "Colour", "Place"]];
const begun = (paths: readonly string[]) => ({
  grid,
  draft: { key: "form.1", fileName: "a.xlsx", mapping: { headings: 1, paths }, match: "" },
});
const target = {
  columns: ["mass", "place"].map((path) => ({ path, label: path })),
  guess: () => ({ headings: 1, paths: ["mass", "", "place"] }),
};

test("a column whose field is gone is for the field that is called so now, or for none", () => {
  const { draft } = knownPaths(begun(["weight", "colour", "place"]), target);
  expect(draft.mapping.paths).toEqual(["mass", "", "place"]);
});

test("a field is not taken twice, and what is known stays as it was", () => {
  expect(knownPaths(begun(["gone", "mass"]), target).draft.mapping.paths).toEqual(["", "mass"]);
  const same = begun(["place", "", "mass"]);
  expect(knownPaths(same, target)).toBe(same);
});
