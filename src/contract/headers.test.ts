import { expect, test } from "vitest";
import { parseKnownDevices, parseMutationId } from "./headers.ts";

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

test("a browser names the secrets by which it is known; what is none, and what is too many, is left out", () => {
  const secrets = Array.from({ length: 12 }, (_none, index) =>
    `secret-number-${index}`.padEnd(43, "x"),
  );
  const [first = "", second = ""] = secrets;
  expect(parseKnownDevices(`${first}, ${second}`)).toEqual([first, second]);
  expect(parseKnownDevices(`short,${first},${"x".repeat(101)},no secret of ours!!!`)).toEqual([
    first,
  ]);
  expect(parseKnownDevices(secrets.join())).toEqual(secrets.slice(0, 10));
  expect(parseKnownDevices("")).toEqual([]);
});
