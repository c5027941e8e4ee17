import { LEADER, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { userScope } from "../scope.ts";
import { TIMERS_MAX } from "./work-time-limits.ts";
import { workTimerEntity } from "./work-timer.ts";

const MINUTE = 60_000;

function makeWork() {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const elsewhere = makePlan(world, "Pier 9").plan;
  return { world, plan, first: makeTask(world, plan), second: makeTask(world, elsewhere) };
}

test("one timer of a person runs; where another one begins it ends and waits, also in another plan", () => {
  const { world, first, second } = makeWork();
  const one = world.does(MEMBER, "workTimer.start", { taskId: first.id });
  const begun = world.now;
  expect(workTimerEntity.scope(world.row("workTimer", one.id))).toBe(userScope(MEMBER));
  world.now += 30 * MINUTE;
  world.does(LEADER, "workTimer.start", { taskId: first.id });
  const two = world.does(MEMBER, "workTimer.start", { taskId: second.id });
  expect(world.row("workTimer", one.id)).toMatchObject({ startTime: begun, endTime: world.now });
  expect(world.row("workTimer", two.id)).toMatchObject({ startTime: world.now, endTime: 0 });
  expect(world.all("workTimer").filter(({ endTime }) => endTime === 0)).toHaveLength(2);
  world.does(MEMBER, "workTimer.stop", { timerId: one.id, taskId: first.id });
  expect(world.row("task", first.id).worked).toBe(30);
});

test("no timer begins on what is archived, nor more of them than anybody would look through", () => {
  const { world, first, second } = makeWork();
  world.does(LEADER, "task.archive", { taskId: second.id, type: "add" });
  const start = (taskId: number) => world.refuses(MEMBER, "workTimer.start", { taskId }).reason;
  expect(start(second.id)).toBe("task.archived");
  for (let count = 0; count < TIMERS_MAX; count += 1)
    world.does(MEMBER, "workTimer.start", { taskId: first.id });
  expect(start(first.id)).toBe("workTimer.max");
});

test("a timer goes with its task", () => {
  expect(workTimerEntity.parent).toEqual({ entity: "task", field: "taskId", apart: true });
});
