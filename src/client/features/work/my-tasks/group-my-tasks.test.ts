import { expect, test } from "vitest";
import { newTask } from "#domain/task/new-task.ts";
import type { Task } from "#domain/task/task.ts";
import { type Clock, groupMyTasks } from "./group-my-tasks.ts";

const HOUR = 3_600_000;
const now = 1_000 * HOUR;
const clock: Clock = {
  now,
  endOfToday: now + 8 * HOUR,
  endOfTomorrow: now + 32 * HOUR,
  endOfWeek: now + 80 * HOUR,
  since: now - HOUR,
};

function row(id: number, change: Partial<Task>) {
  const start = {
    id,
    parentId: 0,
    planId: 1,
    columnId: 1,
    dialogId: 0,
    name: "Pour the slab",
    userId: 1,
    rank: "a0",
  };
  return { task: { ...newTask(start, 0), ...change } };
}

const groupsOf = (groups: ReturnType<typeof groupMyTasks<{ task: Task }>>) =>
  Object.fromEntries(groups.map(({ group, rows }) => [group, rows.map(({ task }) => task.id)]));

test("tasks stand in the group of their end, the most pressing first", () => {
  const rows = [
    row(1, {}),
    row(2, { endTime: now + 90 * HOUR }),
    row(3, { endTime: now + 60 * HOUR }),
    row(7, { endTime: now + 20 * HOUR }),
    row(4, { endTime: now + HOUR }),
    row(5, { endTime: now - HOUR }),
    row(6, { endTime: now - 2 * HOUR }),
  ];
  const groups = groupMyTasks(rows, undefined, clock);
  expect(groups.map(({ group }) => group)).toEqual([
    "overdue",
    "today",
    "tomorrow",
    "thisWeek",
    "later",
    "noTime",
  ]);
  expect(groupsOf(groups)["overdue"]).toEqual([6, 5]);
});

test("on a Sunday tomorrow is tomorrow, though this week is over", () => {
  const sunday = { ...clock, endOfWeek: clock.endOfToday };
  expect(groupsOf(groupMyTasks([row(1, { endTime: now + 20 * HOUR })], undefined, sunday))).toEqual(
    {
      tomorrow: [1],
    },
  );
});

test("a task completed a moment ago stays where it was", () => {
  const rows = [
    row(1, { endTime: now - HOUR, completeTime: now }),
    row(2, { completeTime: now - 9 * HOUR }),
  ];
  expect(groupsOf(groupMyTasks(rows, undefined, clock))).toEqual({ overdue: [1], completed: [2] });
});

test("completed tasks go to their group when the list is looked at anew", () => {
  const rows = [row(1, { endTime: now - HOUR, completeTime: now })];
  expect(groupsOf(groupMyTasks(rows, undefined, { ...clock, since: now + 1 }))).toEqual({
    completed: [1],
  });
});

test("what was cancelled stands last, with nothing that is done", () => {
  const ended = { completeTime: now - 9 * HOUR };
  const rows = [row(1, { ...ended, cancelled: 1, flowItemStatus: "end" }), row(2, ended)];
  expect(groupsOf(groupMyTasks(rows, undefined, clock))).toEqual({
    completed: [2],
    cancelled: [1],
  });
});

test("a filter keeps the tasks of one state", () => {
  const rows = [
    row(1, { endTime: now - HOUR }),
    row(2, { startTime: now - HOUR, endTime: now + HOUR }),
    row(3, {}),
  ];
  expect(groupsOf(groupMyTasks(rows, "progress", clock))).toEqual({ today: [2] });
});

test("the latest completed task comes first", () => {
  const rows = [row(1, { completeTime: 10 }), row(2, { completeTime: 20 })];
  expect(groupsOf(groupMyTasks(rows, "complete", clock))).toEqual({ completed: [2, 1] });
});
