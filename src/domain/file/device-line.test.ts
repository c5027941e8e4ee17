import { expect, test } from "vitest";
import { deviceLineOf } from "./device-line.ts";

test.each([
  ["cellular", "metered"],
  ["bluetooth", "metered"],
  ["wimax", "metered"],
  ["wifi", "free"],
  ["ethernet", "free"],
  // Without a network, or over a tunnel, the browser would tell but has nothing to tell.
  ["none", "free"],
  ["unknown", "free"],
])("a line of the kind %s is %s", (type, line) => {
  expect(deviceLineOf({ type })).toBe(line);
});

test("browsers that know no kinds of lines, or only speeds, tell nothing", () => {
  expect(deviceLineOf(undefined)).toBe("untold");
  expect(deviceLineOf({})).toBe("untold");
});
