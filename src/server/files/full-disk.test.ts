import { expect, test } from "vitest";
import { isDiskFull } from "./full-disk.ts";

test.each([
  Object.assign(new Error("write"), { code: "ENOSPC" }),
  Object.assign(new Error("write"), { code: "EDQUOT" }),
  new Error("It could not be cut", { cause: Object.assign(new Error("w"), { code: "EFBIG" }) }),
  new Error("pngsave: unable to write: No space left on device"),
])("%s is for want of room", (error) => {
  expect(isDiskFull(error)).toBe(true);
});

test.each([new Error("broken"), Object.assign(new Error("open"), { code: "ENOENT" }), "ENOSPC"])(
  "%s is not",
  (error) => {
    expect(isDiskFull(error)).toBe(false);
  },
);
