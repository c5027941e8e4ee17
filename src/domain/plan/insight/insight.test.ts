import * as fc from "fast-check";
import { expect, test } from "vitest";
import { calendar, monday } from "#tests/make/planned-work.ts";
import type { Task } from "../../task/task.ts";
import { addDays } from "../../task/times/calendar-day.ts";
import { BURN_WEEKS, burnOf, idealAt } from "./burn.ts";
import { CYCLE_DAYS, cycleTimeOf } from "./cycle-time.ts";
import { livesOf, outcomeOf } from "./task-life.ts";
import { throughputOf } from "./throughput.ts";
import { isTooMuch, NOBODYS, type PersonLoad, workloadOf } from "./workload.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Wednesday at noon. */
const now = addDays(monday, 2) + 12 * HOUR;
const day = (days: number, hour = 10) => addDays(monday, days) + hour * HOUR;

const usual = {
  parentId: 0,
  createTime: day(-20),
  startTime: 0,
  endTime: 0,
  completeTime: 0,
  archivedTime: 0,
  cancelled: 0,
  milestone: 0,
  estimate: 0,
  worked: 0,
  taskUser: [],
};
let lastId = 0;
const task = (more: Partial<Task> = {}): Task => {
  lastId += 1;
  return { id: lastId, ...usual, ...more } as Task;
};
const owned = (...ids: number[]) => ({
  taskUser: ids.map((userId) => ({ userId, owner: 1 as const })),
});

const anyTime = fc.integer({ min: day(-400), max: day(100) });
const orNone = <Value>(some: fc.Arbitrary<Value>) => fc.oneof(fc.constant(0), some);
const anyTask = fc
  .record({
    parentId: fc.constantFrom(0, 0, 0, 7),
    createTime: anyTime,
    startTime: orNone(anyTime),
    endTime: orNone(anyTime),
    completeTime: orNone(anyTime),
    archivedTime: orNone(anyTime),
    cancelled: fc.constantFrom(0 as const, 0 as const, 1 as const),
    milestone: fc.constantFrom(0 as const, 0 as const, 1 as const),
    estimate: fc.nat({ max: 6000 }),
    worked: fc.nat({ max: 3000 }),
    taskUser: fc.uniqueArray(
      fc.record({
        userId: fc.integer({ min: 1, max: 4 }),
        owner: fc.constantFrom(0 as const, 1 as const),
      }),
      { maxLength: 3, selector: ({ userId }) => userId },
    ),
  })
  .map((more) => task(more));
const anyTasks = fc.array(anyTask, { maxLength: 40 });
const main = (tasks: readonly Task[]) => tasks.filter(({ parentId }) => parentId === 0);
const withOutcome = (tasks: readonly Task[], outcome: string) =>
  main(tasks).filter((one) => outcomeOf(one) === outcome).length;

test("a task that was done stays done when it is put away; one given up or put away open is dropped", () => {
  expect(outcomeOf(task())).toBe("open");
  expect(outcomeOf(task({ completeTime: day(0) }))).toBe("done");
  expect(outcomeOf(task({ completeTime: day(0), archivedTime: day(1) }))).toBe("done");
  expect(outcomeOf(task({ completeTime: day(0), cancelled: 1 }))).toBe("dropped");
  expect(outcomeOf(task({ archivedTime: day(1) }))).toBe("dropped");
});

test("subtasks have no life of their own, and nothing comes from the future", () => {
  const lives = livesOf([task({ parentId: 3 }), task({ createTime: day(50) })], now);
  expect(lives).toEqual([{ outcome: "open", born: now, ended: Infinity, due: 0 }]);
  const imported = task({ createTime: day(0), completeTime: day(-9) });
  expect(livesOf([imported], now)).toMatchObject([{ born: day(-9), ended: day(-9) }]);
});

test("tasks count in the week in which they were done, from Monday on", () => {
  const done = [day(0, 0), day(1), day(-1, 23), day(-7 * 11, 0), day(-7 * 11 - 1, 23)];
  const {
    weeks,
    earlier,
    usual: average,
  } = throughputOf(
    livesOf(
      done.map((completeTime) => task({ createTime: 1, completeTime })),
      now,
    ),
    now,
  );
  expect(weeks).toHaveLength(12);
  expect(weeks.map((week) => week.done)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
  expect(weeks.at(-1)?.start).toBe(monday);
  expect(earlier).toBe(1);
  expect(average).toBeCloseTo(2 / 11);
});

test("however the tasks are, each one that was done counts in one week", () => {
  fc.assert(
    fc.property(anyTasks, (tasks) => {
      const { weeks, earlier } = throughputOf(livesOf(tasks, now), now);
      const sum = weeks.reduce((total, { done }) => total + done, earlier);
      expect(sum).toBe(withOutcome(tasks, "done"));
    }),
  );
});

test("a task took from its start, else from when it was made; milestones and subtasks are left out", () => {
  const completeTime = day(1);
  const tasks = [
    task({ completeTime, startTime: day(0), endTime: day(3) }),
    task({ completeTime, createTime: day(-1) }),
    task({ completeTime, createTime: day(-9), startTime: day(2), endTime: day(3) }),
    task({ completeTime, milestone: 1 }),
    task({ completeTime, parentId: 1 }),
    task({ completeTime, cancelled: 1 }),
    task({ completeTime: day(-28) }),
  ];
  const cycle = cycleTimeOf(tasks, now, 30);
  expect(cycle).toMatchObject({ count: 3, fromStart: 1, median: 2 * DAY, most: 10 * DAY });
  expect(cycle.groups.map(({ count }) => count)).toEqual([1, 1, 0, 1, 0, 0]);
  expect(cycleTimeOf(tasks, now, 90).count).toBe(4);
  expect(cycleTimeOf([], now, 30)).toMatchObject({ count: 0, median: undefined, most: undefined });
});

test("half of the tasks take no longer than the median, and 85 of 100 no longer than that", () => {
  fc.assert(
    fc.property(anyTasks, fc.constantFrom(...CYCLE_DAYS), (tasks, days) => {
      const { count, median = 0, most = 0, groups } = cycleTimeOf(tasks, now, days);
      expect(groups.reduce((sum, group) => sum + group.count, 0)).toBe(count);
      expect(median).toBeLessThanOrEqual(most);
      const upTo = (length: number) =>
        groups.reduce((sum, group) => sum + (group.above * DAY < length ? group.count : 0), 0);
      if (count > 0 && median > 0) expect(upTo(median)).toBeGreaterThanOrEqual(count / 2);
      if (count > 0 && most > 0) expect(upTo(most)).toBeGreaterThanOrEqual(count * 0.85);
    }),
  );
});

test("what is open goes down as tasks are done or dropped, and what is done goes up", () => {
  const tasks = [
    task({ endTime: day(9) }),
    task({ completeTime: day(0), archivedTime: day(1) }),
    task({ cancelled: 1, completeTime: day(1), endTime: day(90) }),
    task({ createTime: day(2, 11), endTime: day(12) }),
  ];
  const { points, ideal, end } = burnOf(livesOf(tasks, now), now, 4);
  expect(points).toHaveLength(24);
  expect(points[0]).toEqual({ time: addDays(monday, -20) - 1, open: 0, done: 0 });
  expect(points.slice(-4).map(({ open, done }) => [open, done])).toEqual([
    [3, 0],
    [2, 1],
    [1, 1],
    [2, 1],
  ]);
  expect(ideal).toEqual({ from: addDays(monday, -19) - 1, count: 3, until: day(12) });
  expect(end).toBe(day(12));
});

test("the ideal line leads from what was open to nothing when the last task is due", () => {
  const tasks = [1, 2, 3, 4].map(() => task({ createTime: day(-300), endTime: day(12) }));
  const { ideal, end } = burnOf(livesOf(tasks, now), now, 4);
  if (!ideal) throw new Error("no line");
  expect(ideal).toMatchObject({ count: 4, until: day(12) });
  expect(idealAt(ideal, ideal.from)).toBe(4);
  expect(idealAt(ideal, (ideal.from + ideal.until) / 2)).toBe(2);
  expect(idealAt(ideal, day(50))).toBe(0);
  expect(end).toBe(day(12));
});

test("a burn-down ends at what is open now, and nothing is lost on the way", () => {
  fc.assert(
    fc.property(anyTasks, fc.constantFrom(...BURN_WEEKS), (tasks, weeks) => {
      const { points, end } = burnOf(livesOf(tasks, now), now, weeks);
      const last = points.at(-1);
      expect(last).toEqual({
        time: now,
        open: withOutcome(tasks, "open"),
        done: withOutcome(tasks, "done"),
      });
      expect(end).toBeGreaterThanOrEqual(now);
      let before = { time: -Infinity, done: 0 };
      for (const point of points) {
        expect(point.open).toBeGreaterThanOrEqual(0);
        expect(point.done).toBeGreaterThanOrEqual(before.done);
        expect(point.time).toBeGreaterThan(before.time);
        before = point;
      }
    }),
  );
});

const moment = { now, calendar, members: [1] };
const allOf = ({ overdue, weeks, later, noTime }: PersonLoad) => [overdue, ...weeks, later, noTime];

test("open tasks are due with each owner in their week; late, later and without a time apart", () => {
  const tasks = [
    task({ ...owned(1, 2), endTime: day(4) }),
    task({ ...owned(2), endTime: day(2, 11) }),
    task({ ...owned(2), endTime: day(7) }),
    task({ ...owned(2), endTime: day(56) }),
    task({ ...owned(2), parentId: 1 }),
    task({ endTime: day(4) }),
    task({ ...owned(2), endTime: day(4), completeTime: 1 }),
    task({ ...owned(2), endTime: day(4), archivedTime: 1 }),
  ];
  const { people, weeks } = workloadOf(tasks, moment);
  expect(people.map(({ userId }) => userId)).toEqual([2, 1, NOBODYS]);
  const counts = (load: PersonLoad | undefined) => load && allOf(load).map(({ due }) => due.length);
  expect(counts(people[0])).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1]);
  expect(counts(people[1])).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  // Half of Wednesday and two days of nine hours; then whole weeks.
  expect(weeks.map(({ minutes }) => minutes / 60)).toEqual([24, 45, 45, 45, 45, 45, 45, 45]);
});

test("what is left of an estimate is shared by the owners and spread over the days until it is due", () => {
  // Monday to Friday of the next week and of the one after it.
  const long = { startTime: day(7, 9), endTime: day(18, 18) };
  const tasks = [
    task({ ...owned(1, 2), ...long, estimate: 100 * 60, worked: 20 * 60 }),
    task({ ...owned(1), startTime: day(7, 9), endTime: day(11, 18), estimate: 26 * 60 }),
  ];
  const { people, weeks } = workloadOf(tasks, moment);
  const [first, second] = people;
  expect(first?.weeks.slice(0, 4).map(({ minutes }) => minutes / 60)).toEqual([0, 46, 20, 0]);
  expect(second?.weeks.slice(0, 4).map(({ minutes }) => minutes / 60)).toEqual([0, 20, 20, 0]);
  expect(first?.weeks[1]).toMatchObject({ due: [tasks[1]?.id], begun: [tasks[0]?.id] });
  const tooMuch = weeks.map(
    (week, index) => first?.weeks[index] && isTooMuch(first.weeks[index], week),
  );
  expect(tooMuch).toEqual([false, true, false, false, false, false, false, false]);
});

test("work of a weekend falls to the day on which it is due", () => {
  const weekend = { startTime: day(5), endTime: day(6), estimate: 90, ...owned(1) };
  expect(workloadOf([task(weekend)], moment).people[0]?.weeks[0]?.minutes).toBe(90);
});

test("every open task is due once with each of its owners, and no minute is lost or doubled", () => {
  fc.assert(
    fc.property(anyTasks, (tasks) => {
      const { people } = workloadOf(tasks, moment);
      const due = people.flatMap((person) =>
        allOf(person).flatMap((load) => load.due.map((id) => `${person.userId} ${id}`)),
      );
      const open = tasks.filter((one) => outcomeOf(one) === "open");
      const wanted = open.flatMap(({ id, taskUser }) => {
        const owners = taskUser.filter(({ owner }) => owner === 1).map(({ userId }) => userId);
        return (owners.length > 0 ? owners : [NOBODYS]).map((userId) => `${userId} ${id}`);
      });
      expect(due.toSorted()).toEqual(wanted.toSorted());
      const minutes = people.flatMap(allOf).reduce((sum, load) => sum + load.minutes, 0);
      const left = open.reduce((sum, one) => sum + Math.max(0, one.estimate - one.worked), 0);
      expect(minutes).toBeCloseTo(left, 4);
    }),
  );
});

test("rows of any time at all hold nobody up", () => {
  const times = [-1e17, 0, 1, 1e15, 8e15, 1e17];
  const odd = times.flatMap((time) => [
    task({ createTime: time, endTime: time, estimate: 60, ...owned(1) }),
    task({ createTime: time, completeTime: 1e17, startTime: time, endTime: time }),
    task({ startTime: 1e17, endTime: time, estimate: 60, ...owned(1) }),
  ]);
  const { points } = burnOf(livesOf(odd, now), now, 0);
  expect(points.length).toBeLessThan(530);
  expect(points.at(-1)).toEqual({ time: now, open: 12, done: 6 });
  const { people } = workloadOf(odd, moment);
  expect(people[0] && allOf(people[0]).reduce((sum, load) => sum + load.due.length, 0)).toBe(12);
  expect(cycleTimeOf(odd, now, 30).count).toBe(6);
});
