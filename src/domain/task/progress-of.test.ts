import { expect, test } from "vitest";
import { progressOf } from "./progress-of.ts";

test("what was cancelled is no part of the work", () => {
  const tasks = [
    { completeTime: 0, cancelled: 0 },
    { completeTime: 5, cancelled: 0 },
    { completeTime: 5, cancelled: 1 },
  ] as const;
  expect(progressOf(tasks)).toEqual({ total: 2, complete: 1 });
});
