import { expect, test } from "vitest";
import type { TaskLink } from "#domain/task-link/task-link.ts";
import { predecessorsOf } from "./predecessors.ts";

const link = (fromId: number, toId: number) =>
  ({ fromId, toId, kind: "finishStart", lag: 0, lagUnit: "day" }) as TaskLink;

test("a task names what it waits for by the numbers of the paper, and leaves out what is not on it", () => {
  const numbers = new Map([
    [10, 1],
    [20, 2],
    [30, 3],
  ]);
  const found = predecessorsOf([link(20, 30), link(10, 30), link(99, 20)], numbers);
  expect(found.get(30)?.map(({ number }) => number)).toEqual([1, 2]);
  expect(found.has(20)).toBe(false);
});
