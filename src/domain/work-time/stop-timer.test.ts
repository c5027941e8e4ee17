import { LEADER, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";

const MINUTE = 60_000;

function makeTimed() {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan);
  const start = () => world.does(MEMBER, "workTimer.start", { taskId: task.id }).id;
  const stop = (timerId: number) =>
    world.does(MEMBER, "workTimer.stop", { timerId, taskId: task.id, note: "Formwork" });
  return { world, task, start, stop };
}

test("what a timer measured becomes an entry of the task, and the timer goes", () => {
  const { world, task, start, stop } = makeTimed();
  const timerId = start();
  world.now += 90 * MINUTE;
  expect(stop(timerId).reply).toEqual({ minutes: 90 });
  expect(world.all("workTimer")).toEqual([]);
  const entry = { taskId: task.id, userId: MEMBER, minutes: 90, note: "Formwork", timed: 1 };
  expect(world.all("timeEntry")).toMatchObject([entry]);
  expect(world.row("task", task.id).worked).toBe(90);
});

test("one that another device has stopped is not stopped again, nor by anybody else", () => {
  const { world, task, start, stop } = makeTimed();
  const timerId = start();
  world.now += 10 * MINUTE;
  const theirs = world.does(LEADER, "workTimer.stop", { timerId, taskId: task.id });
  expect(theirs.changes).toEqual([]);
  stop(timerId);
  world.now += 10 * MINUTE;
  expect(stop(timerId).changes).toEqual([]);
  expect(world.row("task", task.id).worked).toBe(10);
});

test("two devices that both measured without a network count no minute twice", () => {
  const { world, task, start, stop } = makeTimed();
  const begun = world.now;
  const first = start();
  world.now = begun + 60 * MINUTE;
  stop(first);
  // The other device comes later with what it measured from the 30th to the 90th minute.
  world.now = begun + 30 * MINUTE;
  const second = start();
  world.now = begun + 90 * MINUTE;
  expect(stop(second).reply.minutes).toBe(30);
  expect(world.row("task", task.id).worked).toBe(90);
});

test("a timer is kept on the task for which it ran", () => {
  const { world, task, start } = makeTimed();
  const other = makeTask(world, world.row("plan", task.planId));
  const timerId = start();
  const refusal = world.refuses(MEMBER, "workTimer.stop", { timerId, taskId: other.id });
  expect(refusal.reason).toBe("parameterError");
});
