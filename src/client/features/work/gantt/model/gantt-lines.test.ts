import { expect, test } from "vitest";
import type { BoardColumn } from "#client/data/queries/board.ts";
import type { Task } from "#domain/task/task.ts";
import { ganttLines, percentOf } from "./gantt-lines.ts";

const task = (id: number, more: Partial<Task> = {}) =>
  ({
    id,
    parentId: 0,
    completeTime: 0,
    startTime: 0,
    endTime: 0,
    checkNum: 0,
    checkDone: 0,
    rank: `a${id}`,
    ...more,
  }) as Task;
const column = (id: number, ...tasks: Task[]) =>
  ({
    column: { id, name: `Column ${id}` },
    cards: tasks.map((one) => ({ task: one, subNum: 0, subComplete: 0 })),
  }) as unknown as BoardColumn;
const shown = [
  column(1, task(1, { startTime: 10, endTime: 20, completeTime: 5 }), task(2)),
  column(2),
  column(3, task(3, { startTime: 5, endTime: 8 })),
];
const subtasks = new Map([[2, [task(22, { parentId: 2 }), task(21, { parentId: 2 })]]]);
const keys = (...folded: string[]) =>
  ganttLines({ shown, subtasks, folded: new Set(folded) }).map(({ key }) => key);

test("columns, their tasks and the subtasks of these stand below each other in their order", () => {
  expect(keys()).toEqual([
    "column:1",
    "task:1",
    "task:2",
    "task:21",
    "task:22",
    "column:3",
    "task:3",
  ]);
});

test("what is folded hides what is below it, and nothing else", () => {
  expect(keys("task:2")).toEqual(["column:1", "task:1", "task:2", "column:3", "task:3"]);
  expect(keys("column:1", "task:2")).toEqual(["column:1", "column:3", "task:3"]);
});

test("a column lies over its tasks that have times, and says how much is done", () => {
  const [first] = ganttLines({ shown, subtasks, folded: new Set() });
  expect(first).toMatchObject({ times: [10, 20], percent: 50 });
});

test("subtasks say more than a checklist, and both less than that it is done", () => {
  const card = { task: task(1, { checkNum: 4, checkDone: 1 }), subNum: 0, subComplete: 0 };
  expect(percentOf(card)).toBe(25);
  expect(percentOf({ ...card, subNum: 3, subComplete: 2 })).toBe(67);
  expect(percentOf({ ...card, task: task(1, { completeTime: 9 }) })).toBe(100);
  expect(percentOf({ ...card, task: task(1) })).toBeUndefined();
});
