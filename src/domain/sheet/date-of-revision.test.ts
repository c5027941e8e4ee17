import { expect, test } from "vitest";
import { dateOfRevision } from "./date-of-revision.ts";

test("a revision has the date on its drawing, or else the day on which it was added", () => {
  expect(dateOfRevision({ date: 500, createTime: 900 })).toBe(500);
  expect(dateOfRevision({ date: 0, createTime: 900 })).toBe(900);
});
