import { expect, test } from "vitest";
import { comparedAs } from "./compared-as.ts";

test.each([
  ["file", "html", "html"],
  ["file", "md", "md"],
  ["file", "txt", "md"],
  ["file", "csv", "md"],
  ["file", "sql", "md"],
  ["file", "pdf", undefined],
  ["file", "xlsx", undefined],
  ["folder", "txt", undefined],
] as const)("a %s that ends in %s is compared as %s", (kind, ext, as) => {
  expect(comparedAs({ kind, ext })).toBe(as);
});
