import { expect, test } from "vitest";
import { isActive } from "./is-active.ts";

test("whoever is disabled, gone or unknown has no account to work with", () => {
  expect(isActive({ deleteTime: 0, disableTime: 0 })).toBe(true);
  expect(isActive({ deleteTime: 0, disableTime: 5 })).toBe(false);
  expect(isActive({ deleteTime: 5, disableTime: 0 })).toBe(false);
  expect(isActive(undefined)).toBe(false);
});
