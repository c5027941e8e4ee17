import { expect, test } from "vitest";
import { archiveDaysOf, isArchiveDue } from "./archive-rule.ts";

const DAY = 86_400_000;

test.each([
  ["system", 30, 7, 7],
  ["system", 30, 0, 0],
  ["custom", 30, 7, 30],
  ["custom", 0, 7, 0],
] as const)("by %s with %i days, where the company says %i, it is %i", (method, own, all, days) => {
  const plan = { archiveMethod: method, archiveDays: own };
  expect(archiveDaysOf(plan, { archiveDays: all })).toBe(days);
});

test("a task goes when its days are over, and never where none are named or it is open", () => {
  expect(isArchiveDue(1, 7, 7 * DAY)).toBe(false);
  expect(isArchiveDue(1, 7, 1 + 7 * DAY)).toBe(true);
  expect(isArchiveDue(1, 0, 900 * DAY)).toBe(false);
  expect(isArchiveDue(0, 7, 900 * DAY)).toBe(false);
});
