import { expect, test } from "vitest";
import { hasName } from "./can-use-passkeys.ts";

test.each([
  ["plans.example.com", true],
  ["localhost", true],
  ["127.0.0.1", false],
  ["[::1]", false],
  ["", false],
])("whether passkeys can belong to the host %s: %s", (host, can) => {
  expect(hasName(host)).toBe(can);
});
