import { describe, expect, it } from "vitest";
import { compareVersions } from "./versions.ts";

describe("of two versions", () => {
  it.each([
    ["0.19.0", "0.18.9"],
    ["0.20.0", "0.19.12"],
    ["0.10.0", "0.9.9"],
    ["1.0.0", "0.99.99"],
    ["v1.2", "1.1.9"],
    ["1.0.0", "1.0.0-beta.2"],
    ["1.0.0-beta.10", "1.0.0-beta.9"],
    ["0.1.0", "none"],
  ])("%s is newer than %s", (newer, older) => {
    expect(compareVersions(newer, older)).toBeGreaterThan(0);
    expect(compareVersions(older, newer)).toBeLessThan(0);
  });

  it.each([
    ["0.19.0", "0.19.0"],
    ["0.19", "0.19.0"],
    ["v2.0.0", "2.0.0+build.7"],
  ])("%s and %s are the same", (left, right) => {
    expect(compareVersions(left, right)).toBe(0);
  });
});
