import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, makeSubtask, makeTask } from "#tests/make/site.ts";
import type { RepeatRule } from "./repeat-rule.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const weekly: RepeatRule = {
  unit: "week",
  every: 1,
  weekdays: [],
  month: 0,
  monthDay: 0,
  after: "start",
  endTime: 0,
  endCount: 0,
  timeZone: "UTC",
};

function makeTimed() {
  const world = makeCompany();
  const start = world.now + DAY;
  const task = makeTask(world, makePlan(world).plan, { times: [start, start + HOUR] });
  const set = (repeat: RepeatRule | null, more = {}) =>
    world.does(LEADER, "task.edit", { id: task.id, repeat, ...more }).reply.repeat;
  const refuse = (repeat: RepeatRule | null, more = {}) =>
    world.refuses(LEADER, "task.edit", { id: task.id, repeat, ...more }).reason;
  return { world, start, task, set, refuse };
}

test("a rule says when the next one comes, and on which days for good", () => {
  const { start, set, task } = makeTimed();
  const weekday = new Date(start).getUTCDay() || 7;
  expect(set(weekly)).toMatchObject({
    weekdays: [weekday],
    nextTime: start + 7 * DAY,
    number: 1,
    columnId: task.columnId,
    userId: LEADER,
  });
  expect(set(null)).toBeNull();
});

test("a rule for a task of long ago makes up for nothing", () => {
  const { world, start, set } = makeTimed();
  world.now = start + 20 * DAY;
  expect(set(weekly)?.nextTime).toBe(start + 21 * DAY);
});

test("a task without a time comes at the beginning of its day", () => {
  const world = makeCompany();
  const { id } = makeTask(world, makePlan(world).plan);
  const { repeat } = world.does(LEADER, "task.edit", {
    id,
    repeat: { ...weekly, unit: "day" },
  }).reply;
  const today = Math.floor(world.now / DAY) * DAY;
  expect(repeat).toMatchObject({ firstStart: today, firstEnd: 0, nextTime: today + DAY });
});

test("the rule goes by the task's new times, and what has come due still comes", () => {
  const { world, start, task, set } = makeTimed();
  set({ ...weekly, unit: "day", every: 2 });
  const move = (by: number) =>
    world.does(LEADER, "task.edit", { id: task.id, times: [start + by, start + by + HOUR] }).reply;
  expect(move(2 * HOUR).repeat).toMatchObject({
    firstStart: start + 2 * HOUR,
    nextTime: start + 2 * HOUR + 2 * DAY,
  });
  world.now = start + 2 * HOUR + 2 * DAY;
  expect(move(3 * HOUR).repeat?.nextTime).toBe(start + 2 * HOUR + 2 * DAY);
});

test("the times of a subtask that widen its task's take the rule along", () => {
  const { world, start, task, set } = makeTimed();
  set({ ...weekly, unit: "day" });
  const { id } = makeSubtask(world, task);
  world.does(LEADER, "task.edit", { id, times: [start - HOUR, start + HOUR] });
  expect(world.row("task", task.id).repeat?.nextTime).toBe(start - HOUR + DAY);
});

test("what has no next one, nobody's clock or no task of its own is refused", () => {
  const { world, start, task, refuse } = makeTimed();
  expect(refuse({ ...weekly, endTime: start })).toBe("task.repeatOver");
  expect(refuse({ ...weekly, endCount: 1 })).toBe("task.repeatOver");
  expect(refuse({ ...weekly, timeZone: "Moon/Base" })).toBe("task.timeZoneUnknown");
  const { id } = makeSubtask(world, task);
  expect(world.refuses(LEADER, "task.edit", { id, repeat: weekly }).reason).toBe(
    "task.repeatSubtask",
  );
});

test("a rule that has gone on to the next task meanwhile is not made a second time", () => {
  const { set, refuse } = makeTimed();
  expect(refuse(weekly, { repeatWas: 1 })).toBe("task.repeatPassedOn");
  set(weekly, { repeatWas: 0 });
  expect(refuse(null, { repeatWas: 0 })).toBe("task.repeatPassedOn");
  expect(set({ ...weekly, every: 2 }, { repeatWas: 1 })).toMatchObject({ every: 2, number: 1 });
});
