import { expect, it } from "vitest";
import { isMissingChunk } from "./missing-chunk.ts";

it.each([
  "Failed to fetch dynamically imported module: https://site/assets/board-1.js",
  "error loading dynamically imported module: https://site/assets/board-1.js",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/board-1.css",
])("a part that a browser could not load is known by its words: %s", (words) => {
  expect(isMissingChunk(new TypeError(words))).toBe(true);
});

it("a failure of the code is no missing part", () => {
  expect(isMissingChunk(new TypeError("Cannot read properties of undefined"))).toBe(false);
  expect(isMissingChunk("Importing a module script failed.")).toBe(false);
});
