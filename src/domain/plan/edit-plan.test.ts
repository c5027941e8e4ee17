import { LEADER, makeCompany, makePlan, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { planScope } from "../scope.ts";
import { editPlan } from "./edit-plan.ts";

test("the chat of a plan carries the plan's new name", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  world.does(LEADER, "plan.edit", { id: plan.id, name: "Tower C" });
  expect(world.row("plan", plan.id)).toMatchObject({ name: "Tower C", desc: plan.desc });
  expect(world.row("dialog", plan.dialogId).name).toBe("Tower C");
  expect(editPlan.lane({ id: plan.id }, { userId: LEADER })).toBe(planScope(plan.id));
});

test("what is not named stays, and an empty description is one", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  world.does(LEADER, "plan.edit", { id: plan.id, desc: "East bank" });
  expect(world.row("plan", plan.id)).toMatchObject({ name: plan.name, desc: "East bank" });
  const { changes } = world.does(LEADER, "plan.edit", { id: plan.id, desc: "" });
  expect(world.row("plan", plan.id).desc).toBe("");
  expect(changes).toHaveLength(1);
});

test("completed tasks are put away by days of the plan's own, or as the company has it", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  expect(plan).toMatchObject({ archiveMethod: "system", archiveDays: 0 });
  world.does(LEADER, "plan.edit", { id: plan.id, archiveMethod: "custom", archiveDays: 14 });
  expect(world.row("plan", plan.id)).toMatchObject({ archiveMethod: "custom", archiveDays: 14 });
  const args = { id: plan.id, archiveDays: 3 };
  expect(world.refuses(MEMBER, "plan.edit", args).reason).toBe("plan.leaderOnly");
});

test("a member does not rename the plan", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const refusal = world.refuses(MEMBER, "plan.edit", { id: plan.id, name: "Mine" });
  expect(refusal.reason).toBe("plan.leaderOnly");
});
