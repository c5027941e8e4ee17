import { expect, test } from "vitest";
import { voteShare } from "./vote-share.ts";

test.each([
  [0, 0, 0],
  [3, 1, 33],
  [3, 2, 67],
  [4, 4, 100],
])("of %d who voted %d are %d percent", (voters, num, share) => {
  expect(voteShare({ voters }, { num })).toBe(share);
});
