import { LEADER, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { planGone } from "../refusal.ts";
import { planScope } from "../scope.ts";
import { exitPlan } from "./exit-plan.ts";

test("a member who leaves gives up their tasks and no longer sees the plan", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan, { owner: [MEMBER] });
  world.does(MEMBER, "plan.exit", { planId: plan.id });
  expect(world.maySee(MEMBER, planScope(plan.id))).toBe(false);
  expect(world.row("task", task.id).taskUser).toEqual([]);
  expect(world.refuses(MEMBER, "plan.exit", { planId: plan.id })).toEqual(planGone(plan.id));
  expect(exitPlan.lane({ planId: plan.id }, { userId: MEMBER })).toBe(planScope(plan.id));
});

test("who leads the plan cannot leave it", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const refusal = world.refuses(LEADER, "plan.exit", { planId: plan.id });
  expect(refusal.reason).toBe("plan.leaderStays");
});
