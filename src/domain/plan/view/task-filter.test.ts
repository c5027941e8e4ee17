import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import type { Task } from "../../task/task.ts";
import { isFiltering, NO_FILTER, NOBODY, type TaskFilter, taskMatcher } from "./task-filter.ts";

const DAY = 86_400_000;
const world = makeCompany();
const { plan, columns } = makePlan(world, "Tower");
const now = world.now;
const moment = {
  userId: LEADER,
  now,
  endOfToday: now + DAY / 2,
  endOfWeek: now + 3 * DAY,
  startOf: () => now,
};

const task = (name: string, fields: Partial<Task> = {}): Task => ({
  ...makeTask(world, plan, { name }),
  ...fields,
});
const ends = (endTime: number) => ({ startTime: endTime - 1, endTime });
const tasks = [
  task("Mine", { taskUser: [{ userId: LEADER, owner: 1 }], ...ends(now - DAY) }),
  task("With me", {
    taskUser: [
      { userId: MEMBER, owner: 1 },
      { userId: LEADER, owner: 0 },
    ],
    ...ends(now + DAY / 4),
    priority: 1,
  }),
  task("Nobody's", { columnId: columns[1].id, color: "green", ...ends(now + 2 * DAY) }),
  task("Finished", { taskUser: [{ userId: LEADER, owner: 1 }], completeTime: 1, ...ends(1) }),
  task("Some day", { priority: 2 }),
];

/** Names of the tasks that a filter lets through. */
function shown(filter: Partial<TaskFilter>): string[] {
  const matches = taskMatcher({ ...NO_FILTER, ...filter }, moment);
  return tasks.filter(matches).map(({ name }) => name);
}

test("tasks are mine where I own them, and I assist where others do", () => {
  expect(shown({ showMy: true })).toEqual(["Mine", "Finished"]);
  expect(shown({ showHelp: true })).toEqual(["With me"]);
  expect(shown({ showMy: true, showHelp: true })).toEqual(["Mine", "With me", "Finished"]);
  expect(shown({})).toHaveLength(tasks.length);
});

test("open and completed tasks are left out where that was chosen", () => {
  expect(shown({ showMy: true, showCompleted: false })).toEqual(["Mine"]);
  expect(shown({ showUndone: false })).toEqual(["Finished"]);
});

test("a name is found by a part of it, a task by its whole id", () => {
  expect(shown({ text: " with " })).toEqual(["With me"]);
  expect(shown({ text: String(tasks[2]?.id) })).toEqual(["Nobody's"]);
});

test("within a list any value will do, and a task has to pass every list", () => {
  expect(shown({ priority: [1, 2] })).toEqual(["With me", "Some day"]);
  expect(shown({ priority: [1, 2], owner: [MEMBER] })).toEqual(["With me"]);
  expect(shown({ column: [columns[1].id] })).toEqual(["Nobody's"]);
  expect(shown({ color: ["green"] })).toEqual(["Nobody's"]);
});

test("tasks that nobody owns can be asked for beside somebody's", () => {
  expect(shown({ owner: [NOBODY] })).toEqual(["Nobody's", "Some day"]);
  expect(shown({ owner: [NOBODY, MEMBER] })).toEqual(["With me", "Nobody's", "Some day"]);
});

test("what is late is not due today, and what is done is never late", () => {
  expect(shown({ due: "overdue" })).toEqual(["Mine"]);
  expect(shown({ due: "today" })).toEqual(["With me"]);
  expect(shown({ due: "week" })).toEqual(["With me", "Nobody's"]);
  expect(shown({ due: "none" })).toEqual(["Some day"]);
});

test("a filter of spaces holds nothing back, every other does", () => {
  expect(isFiltering({ ...NO_FILTER, text: "  " })).toBe(false);
  const each: readonly Partial<TaskFilter>[] = [
    { text: "a" },
    { showMy: true },
    { showHelp: true },
    { showUndone: false },
    { showCompleted: false },
    { owner: [NOBODY] },
    { column: [1] },
    { priority: [0] },
    { color: [""] },
    { due: "none" },
  ];
  for (const part of each) expect(isFiltering({ ...NO_FILTER, ...part })).toBe(true);
});
