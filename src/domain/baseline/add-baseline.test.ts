import { LEADER, makeCompany, makePlan, makeTask, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { noAccess, parameterError, planGone } from "../refusal.ts";
import { BASELINES_MAX } from "./baseline-limits.ts";

const TIMES: [number, number] = [1_000_000, 9_000_000];

function makeTimed() {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan, { owner: [MEMBER], times: TIMES });
  makeTask(world, plan, { name: "Some day" });
  return { world, task, planId: plan.id };
}

test("who leads a plan keeps its times; what moves afterwards does not move them", () => {
  const { world, task, planId } = makeTimed();
  const { id } = world.does(LEADER, "baseline.add", { planId, name: "Tender" });
  world.does(MEMBER, "task.edit", { id: task.id, times: [2_000_000, 10_000_000] });
  expect(world.row("baseline", id)).toMatchObject({
    name: "Tender",
    userId: LEADER,
    tasks: [[task.id, ...TIMES]],
  });
  world.does(LEADER, "baseline.edit", { id, name: "Contract" });
  expect(world.row("baseline", id)).toMatchObject({
    name: "Contract",
    tasks: [[task.id, ...TIMES]],
  });
  world.does(LEADER, "baseline.remove", { id });
  expect(world.find("baseline", id)).toBeUndefined();
});

test("nobody else keeps, names or deletes one", () => {
  const { world, planId } = makeTimed();
  const { id } = world.does(LEADER, "baseline.add", { planId, name: "Tender" });
  const add = { planId, name: "Mine" };
  expect(world.refuses(MEMBER, "baseline.add", add)).toEqual(noAccess("plan.leaderOnly"));
  expect(world.refuses(OUTSIDER, "baseline.add", add)).toEqual(planGone(planId));
  for (const name of ["baseline.edit", "baseline.remove"] as const) {
    const args = { id, name: "Mine" };
    expect(world.refuses(MEMBER, name, args)).toEqual(noAccess("plan.leaderOnly"));
    expect(world.refuses(OUTSIDER, name, args)).toEqual(parameterError("baseline.gone"));
  }
});

test("what is archived is none of it, and a plan without times has none", () => {
  const { world, task, planId } = makeTimed();
  world.does(MEMBER, "task.archive", { taskId: task.id, type: "add" });
  const refusal = world.refuses(LEADER, "baseline.add", { planId, name: "Tender" });
  expect(refusal).toEqual(parameterError("baseline.empty"));
});

test("a plan has ten of them at most", () => {
  const { world, planId } = makeTimed();
  for (let count = 0; count < BASELINES_MAX; count += 1)
    world.does(LEADER, "baseline.add", { planId, name: `Week ${count}` });
  const refusal = world.refuses(LEADER, "baseline.add", { planId, name: "One more" });
  expect(refusal).toEqual(parameterError("baseline.max", { count: BASELINES_MAX }));
});
