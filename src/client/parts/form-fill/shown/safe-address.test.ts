import { expect, test } from "vitest";
import { safeAddress } from "./safe-address.ts";

test("a link of a form leads to pages, and runs nothing", () => {
  expect(safeAddress("https://example.com/a b")).toBe("https://example.com/a%20b");
  for (const written of ["javascript:alert(1)", "data:text/html,x", "http://", ""]) {
    expect(safeAddress(written)).toBeUndefined();
  }
});
