import { expect, test } from "vitest";
import { orderMyTasks } from "./order-my-tasks.ts";

const idsOf = (tasks: { id: number; endTime: number }[]) =>
  orderMyTasks(tasks).map((task) => task.id);

test("the longest overdue comes first and what has no time comes last", () => {
  const tasks = [
    { id: 1, endTime: 0 },
    { id: 2, endTime: 300 },
    { id: 3, endTime: 100 },
    { id: 4, endTime: 200 },
  ];
  expect(idsOf(tasks)).toEqual([3, 4, 2, 1]);
});

test("of tasks that end together, and of those without a time, the newest comes first", () => {
  const tasks = [
    { id: 1, endTime: 100 },
    { id: 2, endTime: 100 },
    { id: 3, endTime: 0 },
    { id: 4, endTime: 0 },
  ];
  expect(idsOf(tasks)).toEqual([2, 1, 4, 3]);
});
