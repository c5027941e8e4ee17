import { LEADER, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";

test("what was no work is dropped by whose timer it is, and nothing is kept of it", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan);
  const { id } = world.does(MEMBER, "workTimer.start", { taskId: task.id });
  world.does(LEADER, "workTimer.discard", { id });
  expect(world.find("workTimer", id)).toBeDefined();
  world.does(MEMBER, "workTimer.discard", { id });
  expect(world.all("workTimer")).toEqual([]);
  expect(world.all("timeEntry")).toEqual([]);
  expect(world.row("task", task.id).worked).toBe(0);
});
