import * as fc from "fast-check";
import { expect, test } from "vitest";
import { newTask } from "./new-task.ts";
import type { Task } from "./task.ts";
import {
  mainTimesEffect,
  NO_TIMES,
  refuseTimes,
  subtaskTimesEffect,
  type Times,
  timesOf,
} from "./task-times.ts";

function task(id: number, [startTime, endTime]: Times): Task {
  const place = { id, planId: 1, columnId: 1, dialogId: 0, name: "Roof", rank: "a0", userId: 1 };
  return newTask({ ...place, startTime, endTime }, 0);
}

const span = fc
  .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 10 }))
  .map(([start, length]): Times => [start, start + length]);
const times = fc.oneof(span, fc.constant(NO_TIMES));

/** A task with subtasks that lie inside it, some without a time. */
const family = fc.tuple(span, fc.array(times, { maxLength: 4 })).map(([main, parts]) => {
  const inside = parts.map(([start, end]): Times => {
    const from = Math.max(start, main[0]);
    const to = Math.min(end, main[1]);
    return start > 0 && to > from ? [from, to] : NO_TIMES;
  });
  return { main: task(1, main), subtasks: inside.map((part, index) => task(2 + index, part)) };
});

function isInside(part: Times, main: Times): boolean {
  return part[1] === 0 || (part[0] >= main[0] && part[1] <= main[1] && part[1] > part[0]);
}

test("whatever the task's new times are, its subtasks lie inside them or have none", () => {
  fc.assert(
    fc.property(family, times, ({ main, subtasks }, next) => {
      const effect = mainTimesEffect(main, subtasks, next);
      const adjusted = effect.kind === "subtasks" ? effect.times : new Map<number, Times>();
      for (const subtask of subtasks) {
        const after = adjusted.get(subtask.id) ?? timesOf(subtask);
        expect(isInside(after, next)).toBe(true);
        if (subtask.endTime === 0) expect(adjusted.has(subtask.id)).toBe(false);
      }
    }),
  );
});

test("whatever a subtask's new times are, the task's are wide enough", () => {
  fc.assert(
    fc.property(family, times, ({ main }, next) => {
      const effect = subtaskTimesEffect(main, next);
      const after = effect.kind === "main" ? effect.times : timesOf(main);
      expect(isInside(next, after)).toBe(true);
      expect(isInside(timesOf(main), after)).toBe(true);
    }),
  );
});

test("edges that were the task's follow it, also when it grows; others stay", () => {
  const main = task(1, [10, 20]);
  const parts = [task(2, [10, 15]), task(3, [15, 20]), task(4, [12, 18])];
  const effect = mainTimesEffect(main, parts, [5, 25]);
  expect(effect).toEqual({
    kind: "subtasks",
    times: new Map([
      [2, [5, 15]],
      [3, [15, 25]],
    ]),
    cleared: false,
  });
});

test("a subtask that would lie wholly outside gets the task's times", () => {
  const effect = mainTimesEffect(task(1, [10, 20]), [task(2, [12, 14])], [30, 40]);
  expect(effect).toMatchObject({ times: new Map([[2, [30, 40]]]) });
});

test("clearing the task's times asks about those subtasks that have some", () => {
  const parts = [task(2, [12, 14]), task(3, NO_TIMES)];
  expect(mainTimesEffect(task(1, [10, 20]), parts, NO_TIMES)).toEqual({
    kind: "subtasks",
    times: new Map([[2, NO_TIMES]]),
    cleared: true,
  });
  expect(mainTimesEffect(task(1, [10, 20]), [task(3, NO_TIMES)], NO_TIMES).kind).toBe("none");
});

test("what is to be confirmed says whether the task had times before", () => {
  const set = subtaskTimesEffect(task(1, NO_TIMES), [12, 14]);
  expect(set).toEqual({ kind: "main", times: [12, 14], hadTimes: false });
  const widened = subtaskTimesEffect(task(1, [10, 13]), [12, 14]);
  expect(widened).toEqual({ kind: "main", times: [10, 14], hadTimes: true });
  expect(subtaskTimesEffect(task(1, [10, 20]), [12, 14])).toEqual({ kind: "none" });
});

test("both times are set, the end after the start, or none", () => {
  for (const good of [NO_TIMES, [1, 2], undefined] as (Times | undefined)[]) {
    expect(refuseTimes(good)).toBeUndefined();
  }
  for (const bad of [
    [0, 1],
    [1, 0],
    [2, 2],
    [3, 2],
  ] as Times[]) {
    expect(refuseTimes(bad)?.reason).toBe("task.timesOrder");
  }
});
