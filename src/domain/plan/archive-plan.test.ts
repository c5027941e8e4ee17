import { LEADER, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { planScope } from "../scope.ts";
import { archivePlan } from "./archive-plan.ts";

test("an archived plan says who put it away and when; its tasks stay as they are", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan);
  world.does(LEADER, "plan.archive", { planId: plan.id, type: "add" });
  expect(world.row("plan", plan.id)).toMatchObject({
    archivedTime: world.now,
    archivedUserId: LEADER,
  });
  expect(world.row("task", task.id)).toEqual(task);
  expect(archivePlan.lane({ planId: plan.id }, { userId: LEADER })).toBe(planScope(plan.id));
});

test("the leader brings it back, and bringing back what is there does no harm", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  world.does(LEADER, "plan.archive", { planId: plan.id });
  for (const type of ["recovery", "recovery"] as const) {
    const { changes } = world.does(LEADER, "plan.archive", { planId: plan.id, type });
    expect(changes.map((change) => change.action)).toEqual(["recovery"]);
  }
  expect(world.row("plan", plan.id)).toMatchObject({ archivedTime: 0, archivedUserId: 0 });
});

test("a member does not put the plan away", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const refusal = world.refuses(MEMBER, "plan.archive", { planId: plan.id });
  expect(refusal.reason).toBe("plan.leaderOnly");
});
