import { expect, test } from "vitest";
import { parseMutationId } from "./headers.ts";

test("a mutation id names the client and the number of its change", () => {
  expect(parseMutationId("a1b2c3d4-e5f6:42")).toEqual({ clientId: "a1b2c3d4-e5f6", n: 42 });
});

test("anything else is no mutation id", () => {
  for (const text of [
    "",
    "a1b2c3d4",
    "short:1",
    "a1b2c3d4:",
    "a1b2c3d4:-1",
    "a1b2c3d4:1:2",
    "a1b2c3_4:1",
  ]) {
    expect(parseMutationId(text), text).toBeUndefined();
  }
});
