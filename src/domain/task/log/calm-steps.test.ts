import { expect, test } from "vitest";
import { calmSteps } from "./calm-steps.ts";
import { ONE_WRITING } from "./log-limits.ts";
import type { TaskStep } from "./task-step.ts";

const step = (id: number, at: number, more: Partial<TaskStep> = {}): TaskStep => ({
  id,
  taskId: 1,
  userId: 1,
  at,
  kind: "description",
  detail: {},
  ...more,
});

test("what one person writes within ten minutes is one step, the newest of them", () => {
  const steps = [
    step(9, 3 * ONE_WRITING),
    step(8, 3 * ONE_WRITING - 5),
    step(7, 3 * ONE_WRITING - 6, { userId: 2 }),
    step(6, 3 * ONE_WRITING - 7, { kind: "archive" }),
    step(5, 3 * ONE_WRITING - 8),
    step(4, ONE_WRITING),
  ];
  expect(calmSteps(steps).map(({ id }) => id)).toEqual([9, 7, 6, 5, 4]);
});
