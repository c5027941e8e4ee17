import { expect, test } from "vitest";
import { noteExtOf } from "./note-ext.ts";

test.each([
  ["file", "md", "md"],
  ["file", "html", "html"],
  ["file", "txt", undefined],
  ["folder", "md", undefined],
] as const)("a %s that ends in %s is written here as %s", (kind, ext, found) => {
  expect(noteExtOf({ kind, ext })).toBe(found);
});
