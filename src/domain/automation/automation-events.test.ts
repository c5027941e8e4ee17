import * as fc from "fast-check";
import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, makeSubtask, makeTask, MEMBER } from "#tests/make/site.ts";
import type { Task } from "../task/task.ts";
import { eventsOf } from "./automation-events.ts";
import { listensTo, type AutomationTrigger } from "./automation-trigger.ts";

const world = makeCompany();
const { plan, columns } = makePlan(world);
const task = makeTask(world, plan, { owner: [MEMBER] });
const subtask = makeSubtask(world, task);

const changes: readonly (readonly [string, Partial<Task>, readonly string[]])[] = [
  ["nothing", {}, []],
  ["another name", { name: "Strike" }, []],
  ["another column", { columnId: columns[1].id }, [`column:${columns[1].id}`]],
  ["a state", { flowItemId: 7 }, ["state:7"]],
  ["no state any more", { flowItemId: 0 }, []],
  ["its end", { completeTime: 5 }, ["completed"]],
  ["its end, and nothing was done", { completeTime: 5, cancelled: 1 }, []],
  ["a priority", { priority: 2 }, ["priority"]],
  ["another owner", { taskUser: [{ userId: LEADER, owner: 1 }] }, ["owner"]],
  ["an assistant besides", { taskUser: [...task.taskUser, { userId: LEADER, owner: 0 }] }, []],
  ["two fields", { fields: { 8: "1", 9: "x" } }, ["field:8", "field:9"]],
  ["a drawer", { archivedTime: 5, columnId: columns[1].id }, []],
];

test.each(changes)("a task that gets %s", (_name, change, events) => {
  expect(eventsOf(task, { ...task, ...change })).toEqual(events);
});

test("a new task was created and has come to all that it begins with", () => {
  const begun = { ...task, priority: 1, fields: { 8: "1" } };
  expect(eventsOf(undefined, begun)).toEqual([
    "created",
    `column:${task.columnId}`,
    "owner",
    "priority",
    "field:8",
  ]);
});

test("a task from another plan has come to its column, and was not created", () => {
  const events = eventsOf({ ...task, planId: plan.id + 1 }, task);
  expect(events).toEqual([`column:${task.columnId}`, "owner"]);
});

test("a task that is open again was reopened, also where a field went", () => {
  const before = { ...task, completeTime: 5, fields: { 8: "1" } };
  expect(eventsOf(before, task)).toEqual(["reopened", "field:8"]);
});

test("subtasks set nothing off", () => {
  expect(eventsOf(undefined, subtask)).toEqual([]);
  expect(eventsOf(subtask, { ...subtask, completeTime: 5 })).toEqual([]);
});

const someTask = fc
  .record({
    columnId: fc.integer({ min: 1, max: 3 }),
    flowItemId: fc.integer({ min: 0, max: 3 }),
    completeTime: fc.integer({ min: 0, max: 1 }),
    cancelled: fc.constant(0 as const),
    priority: fc.integer({ min: 0, max: 2 }),
    taskUser: fc
      .uniqueArray(fc.integer({ min: 1, max: 3 }))
      .map((ids) => ids.map((userId) => ({ userId, owner: 1 as const }))),
  })
  .map((part): Task => ({ ...task, ...part }));

test("what has not changed sets nothing off, and what is said once is said once", () => {
  fc.assert(
    fc.property(someTask, someTask, (before, after) => {
      expect(eventsOf(after, { ...after, updateTime: after.updateTime + 1 })).toEqual([]);
      const events = eventsOf(before, after);
      expect(new Set(events).size).toBe(events.length);
      // There and back is told both times.
      const isMoved = before.columnId !== after.columnId;
      expect(events.includes(`column:${after.columnId}`)).toBe(isMoved);
      expect(eventsOf(after, before).includes(`column:${before.columnId}`)).toBe(isMoved);
    }),
  );
});

test("rules listen to words that are said", () => {
  const triggers: readonly AutomationTrigger[] = [
    { on: "created" },
    { on: "column", columnId: task.columnId },
    { on: "owner" },
    { on: "priority" },
    { on: "field", fieldId: 8 },
    { on: "state", flowItemId: 7 },
    { on: "completed" },
  ];
  const all = { ...task, priority: 1, fields: { 8: "1" }, flowItemId: 7, completeTime: 5 };
  const said = eventsOf(undefined, all);
  expect(triggers.map(listensTo).filter((word) => !said.includes(word))).toEqual([]);
});
