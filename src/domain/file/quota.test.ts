import { expect, test } from "vitest";
import { MEGABYTE, refuseBeyondQuota, withLeftBehind } from "./quota.ts";

const room = (used: number, most: number) => ({ used: used * MEGABYTE, most: most * MEGABYTE });
const endless = undefined;

test.each([
  ["nothing is limited", endless, endless, 5_000, undefined],
  ["it just fits", room(3, 4), room(9, 10), 1, undefined],
  ["the person has too much", room(3, 4), endless, 2, "file.quotaPerson"],
  ["the person had too much before a limit was set", room(8, 4), endless, 1, "file.quotaPerson"],
  ["the company has too much", room(1, 4), room(10, 10), 1, "file.quotaCompany"],
  ["both have: one's own one can mend oneself", room(4, 4), room(10, 10), 1, "file.quotaPerson"],
] as const)("where %s", (_case, person, company, megabytes, reason) => {
  expect(refuseBeyondQuota({ person, company }, megabytes * MEGABYTE)?.reason).toBe(reason);
});

test.each([
  ["nothing was deleted", 0, 3],
  ["as much was deleted as there may be", 4, 3],
  ["more was", 6, 5],
])("where %s, so much counts", (_case, left, used) => {
  expect(withLeftBehind(room(3, 4), left * MEGABYTE)).toEqual(room(used, 4));
});

test("what is said of it is in whole megabytes", () => {
  const person = { used: 3 * MEGABYTE + 1, most: 4 * MEGABYTE };
  expect(refuseBeyondQuota({ person }, MEGABYTE)?.data).toEqual({
    size: 1,
    used: 4,
    most: 4,
  });
});
