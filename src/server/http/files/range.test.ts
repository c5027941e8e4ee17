import { expect, test } from "vitest";
import { rangeOf } from "./range.ts";

test.each([
  ["bytes=0-3", { from: 0, to: 3 }],
  ["bytes=4-", { from: 4, to: 9 }],
  ["bytes=-3", { from: 7, to: 9 }],
  ["bytes=-30", { from: 0, to: 9 }],
  ["bytes=8-80", { from: 8, to: 9 }],
  ["bytes=10-", "none"],
  ["bytes=-0", "none"],
  ["bytes=0-1,4-5", "whole"],
  ["bytes=5-2", "whole"],
  ["bytes=-", "whole"],
  ["lines=1-2", "whole"],
  ["", "whole"],
] as const)("of ten bytes %j is %j", (header, range) => {
  expect(rangeOf(header, 10)).toEqual(range);
});
