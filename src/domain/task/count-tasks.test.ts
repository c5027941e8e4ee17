import { expect, test } from "vitest";
import { type CountedTask, countTasks, taskState } from "./count-tasks.ts";

const NOW = 1_000_000;
const ME = 5;

function task(changes: Partial<CountedTask> = {}): CountedTask {
  return {
    planId: 1,
    parentId: 0,
    archivedTime: 0,
    startTime: 0,
    endTime: 0,
    completeTime: 0,
    flowItemStatus: "",
    cancelled: 0,
    taskUser: [{ userId: ME, owner: 1 }],
    ...changes,
  };
}

const count = (tasks: CountedTask[]) => countTasks(tasks, ME, (planId) => planId !== 9, NOW);

test("a task is overdue once its end has passed, and not at the end itself", () => {
  expect(taskState(task({ startTime: 1, endTime: NOW - 1, completeTime: 0 }), NOW)).toBe("overdue");
  expect(taskState(task({ startTime: 1, endTime: NOW, completeTime: 0 }), NOW)).toBe("progress");
});

test("a completed task is complete however late it was", () => {
  expect(taskState(task({ startTime: 1, endTime: 2, completeTime: 3 }), NOW)).toBe("complete");
});

test("an open task without times, or before its start, is pending", () => {
  expect(taskState(task({ startTime: 0, endTime: 0, completeTime: 0 }), NOW)).toBe("pending");
  expect(taskState(task({ startTime: NOW + 1, endTime: NOW + 2, completeTime: 0 }), NOW)).toBe(
    "pending",
  );
});

test("a state of the workflow says whether an open task was begun, whatever its times say", () => {
  const late = { startTime: 1, endTime: NOW - 1 };
  expect(taskState(task({ startTime: 1, flowItemStatus: "start" }), NOW)).toBe("pending");
  expect(taskState(task({ flowItemStatus: "progress" }), NOW)).toBe("progress");
  expect(taskState(task({ ...late, flowItemStatus: "progress" }), NOW)).toBe("overdue");
});

test("what was cancelled counts neither as done nor as to do", () => {
  const cancelled = task({ completeTime: 3, flowItemStatus: "end", cancelled: 1 });
  expect(taskState(cancelled, NOW)).toBe("cancelled");
  expect(count([cancelled]).allCount).toBe(0);
});

test("the four states add up to all", () => {
  const tasks = [
    task(),
    task({ startTime: NOW + 5, endTime: NOW + 9 }),
    task({ startTime: NOW - 5, endTime: NOW + 9 }),
    task({ startTime: NOW - 9, endTime: NOW - 5 }),
    task({ startTime: NOW - 9, endTime: NOW - 5, completeTime: NOW - 6 }),
  ];
  expect(count(tasks)).toEqual({
    allCount: 5,
    completeCount: 1,
    progressCount: 1,
    pendingCount: 2,
    overdueCount: 1,
  });
});

test("what I only assist with, subtasks, archived tasks and tasks of archived plans do not count", () => {
  const tasks = [
    task({ taskUser: [{ userId: ME, owner: 0 }] }),
    task({ taskUser: [{ userId: 6, owner: 1 }] }),
    task({ parentId: 3 }),
    task({ archivedTime: 7 }),
    task({ planId: 9 }),
  ];
  expect(count(tasks).allCount).toBe(0);
});
