import { expect, test } from "vitest";
import { workByPerson, workSums } from "./plan-work.ts";

test("of tasks together: what was estimated, what was worked, and what is left of those that are open", () => {
  const tasks = [
    { estimate: 480, worked: 120, completeTime: 0 },
    { estimate: 60, worked: 90, completeTime: 0 },
    { estimate: 240, worked: 30, completeTime: 5 },
    { estimate: 0, worked: 15, completeTime: 0 },
  ];
  expect(workSums(tasks)).toEqual({ estimated: 780, worked: 255, left: 360 });
  expect(workSums([])).toEqual({ estimated: 0, worked: 0, left: 0 });
});

test("people stand in the order of how much they worked", () => {
  const entry = (userId: number, minutes: number) => ({ userId, minutes });
  expect(workByPerson([entry(1, 10), entry(2, 30), entry(1, 15)])).toEqual([
    { userId: 2, minutes: 30 },
    { userId: 1, minutes: 25 },
  ]);
});
