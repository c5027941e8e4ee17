import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  anyPlan,
  at,
  calendar,
  from,
  link,
  row,
  timesAfter,
  work,
} from "#tests/make/planned-work.ts";
import type { LinkKind } from "../task-link/task-link.ts";
import { sameTimes, type Times, timesOf } from "../task/task-times.ts";
import type { Task } from "../task/task.ts";
import { boundsOf } from "./link-bounds.ts";
import { pushTasks } from "./push-tasks.ts";
import { editedTimes } from "./times-as-edited.ts";
import { workGraph } from "./work-graph.ts";

/** The first task is from Tuesday to Wednesday, the second one on Monday of the same week. */
describe.each<[LinkKind, lag: number, times: Times]>([
  ["finishStart", 0, [at(3, 9), at(3, 18)]],
  ["finishStart", 2, [at(7, 9), at(7, 18)]],
  ["finishStart", -1, [at(2, 9), at(2, 18)]],
  ["startStart", 0, [at(1, 9), at(1, 18)]],
  ["startStart", 3, [at(4, 9), at(4, 18)]],
  ["startStart", -2, [at(0, 9), at(0, 18)]],
  ["finishFinish", 0, [at(2, 9), at(2, 18)]],
  ["finishFinish", 1, [at(3, 9), at(3, 18)]],
  ["finishFinish", -2, [at(0, 9), at(0, 18)]],
  ["startFinish", 0, [at(0, 9), at(1, 9)]],
  ["startFinish", 2, [at(2, 9), at(2, 18)]],
])("%s with %i days between", (kind, lag, times) => {
  test("pushes the task that waits as far as that, and no further", () => {
    const tasks = [from(1, 1, 2), from(2, 0)];
    const push = pushTasks(
      work(tasks, [link(1, 2, { kind, lag })]),
      new Map([[1, timesOf(from(1, 1, 2))]]),
    );
    const [start, end] = timesAfter(push)[2] ?? timesOf(from(2, 0));
    // The evening before and the morning are the same moment of work.
    expect(calendar.workedAt(start)).toBe(calendar.workedAt(times[0]));
    expect(calendar.workedAt(end)).toBe(calendar.workedAt(times[1]));
  });
});

describe("a push", () => {
  test("carries a chain along over a weekend, each with as much work as before", () => {
    const tasks = [from(1, 0, 1), from(2, 2, 3), from(3, 4)];
    const push = pushTasks(
      work(tasks, [link(1, 2), link(2, 3)]),
      new Map([[1, timesOf(from(1, 1, 2))]]),
    );
    expect(timesAfter(push)).toEqual({
      1: [at(1, 9), at(2, 18)],
      2: [at(3, 9), at(4, 18)],
      3: [at(7, 9), at(7, 18)],
    });
  });

  test("leaves alone what has room, what is done, and what does not hang on it", () => {
    const tasks = [from(1, 0), from(2, 4), from(3, 1, 1, { completeTime: 5 }), from(4, 1)];
    const push = pushTasks(
      work(tasks, [link(1, 2), link(1, 3)]),
      new Map([[1, timesOf(from(1, 1))]]),
    );
    expect(push.moved.map(({ task }) => task.id)).toEqual([1]);
  });

  test("goes from when a task was done, not from when it should have been", () => {
    const done = from(1, 0, 3, { completeTime: at(0, 18) });
    const push = pushTasks(
      work([done, from(2, 4)], [link(1, 2)]),
      new Map([[2, timesOf(from(2, 1))]]),
    );
    expect(timesAfter(push)[2]).toEqual([at(1, 9), at(1, 18)]);
  });

  test("hours between two tasks run through the night, as concrete cures", () => {
    const cures = link(1, 2, { lag: 48, lagUnit: "hour" });
    const push = pushTasks(
      work([from(1, 3), from(2, 4)], [cures]),
      new Map([[1, timesOf(from(1, 3))]]),
    );
    // Thursday 18:00 and two days is Saturday evening.
    expect(timesAfter(push)[2]).toEqual([at(7, 9), at(7, 18)]);
  });

  test("what is done at night moves as it is", () => {
    const night = row(2, [at(1, 22), at(2, 4)]);
    const push = pushTasks(
      work([from(1, 0, 1), night], [link(1, 2, { kind: "finishStart" })]),
      new Map([[1, timesOf(from(1, 0, 3))]]),
    );
    expect(timesAfter(push)[2]).toEqual([at(3, 18), at(4, 0)]);
  });

  test("names what it would have to move and may not", () => {
    const mayMove = ({ id }: Task) => id === 1;
    const tasks = [from(1, 0), from(2, 1)];
    const push = pushTasks(
      { ...work(tasks, [link(1, 2)]), mayMove },
      new Map([[1, timesOf(from(1, 2))]]),
    );
    expect(push.stuck.map(({ id }) => id)).toEqual([2]);
    expect(push.moved.map(({ task }) => task.id)).toEqual([1]);
  });

  test("a subtask that is pushed widens its task, and what waits for that task goes on", () => {
    const tasks = [from(1, 0), from(2, 1, 2), from(3, 1, 2, { parentId: 2 }), from(4, 3)];
    const push = pushTasks(
      work(tasks, [link(1, 3), link(2, 4)]),
      new Map([[1, timesOf(from(1, 1))]]),
    );
    expect(timesAfter(push)).toMatchObject({
      3: [at(2, 9), at(3, 18)],
      2: [at(1, 9), at(3, 18)],
      4: [at(4, 9), at(4, 18)],
    });
  });
});

describe("whatever a plan looks like", () => {
  test("it does not matter in which order its rows come", () => {
    fc.assert(
      fc.property(anyPlan, ({ tasks, links, wished }) => {
        const turned = work(tasks.toReversed(), links.toReversed());
        expect(timesAfter(pushTasks(turned, wished))).toEqual(
          timesAfter(pushTasks(work(tasks, links), wished)),
        );
      }),
    );
  });

  test("nothing that was pushed lies before what it waits for, and nothing goes back by itself", () => {
    fc.assert(
      fc.property(anyPlan, ({ tasks, links, wished }) => {
        const push = pushTasks(work(tasks, links), wished);
        const after = new Map(tasks.map((task) => [task.id, timesOf(task)]));
        for (const { task, times } of push.moved) after.set(task.id, times);
        const touched = new Set(push.moved.map(({ task }) => task.id));
        for (const one of links) {
          const waiting = tasks.find(({ id }) => id === one.toId);
          if (waiting?.completeTime !== 0 || !(touched.has(one.fromId) || touched.has(one.toId)))
            continue;
          const completeTime = tasks.find(({ id }) => id === one.fromId)?.completeTime ?? 0;
          const times = after.get(one.fromId) ?? [0, 0];
          const bounds = boundsOf(one, { times, completeTime }, calendar);
          const [start, end] = after.get(one.toId) ?? [0, 0];
          expect(start).toBeGreaterThanOrEqual(bounds.start);
          expect(end).toBeGreaterThanOrEqual(bounds.end);
        }
        for (const { task, times } of push.moved) {
          if (task.parentId === 0 && task.id !== 2) {
            expect(times[0]).toBeGreaterThanOrEqual(task.startTime);
          }
          expect(times[1]).toBeGreaterThan(times[0]);
        }
      }),
    );
  });

  test("what was pushed needs no further push, and can be taken back as it was", () => {
    fc.assert(
      fc.property(anyPlan, ({ tasks, links, wished }) => {
        const push = pushTasks(work(tasks, links), wished);
        const graph = workGraph(tasks, links);
        const times = editedTimes(graph);
        for (const { id, times: next, timesWere } of push.edits) {
          expect(times.of(id)).toEqual(timesWere);
          times.edit(id, next);
        }
        for (const { task, times: next } of push.moved) expect(times.of(task.id)).toEqual(next);
        const settled = tasks.map((task) =>
          row(task.id, times.of(task.id), {
            parentId: task.parentId,
            completeTime: task.completeTime,
          }),
        );
        const again = pushTasks(work(settled, links), new Map([[1, times.of(1)]]));
        expect(again.moved).toEqual([]);
        for (const { id, times: back, timesWere } of push.undo) {
          expect(times.of(id)).toEqual(timesWere);
          times.edit(id, back);
        }
        for (const task of tasks) expect(sameTimes(times.of(task.id), timesOf(task))).toBe(true);
      }),
    );
  });
});
