import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan } from "#tests/make/site.ts";

test("a field takes along what tasks say in it, and its part in sums", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const field = (name: string) =>
    world.does(LEADER, "field.add", { planId: plan.id, name, kind: "number" }).reply;
  const [cost, fee] = [field("Cost"), field("Fee")];
  const addends = [cost.id, fee.id];
  const sum = world.does(LEADER, "field.add", {
    planId: plan.id,
    name: "All",
    kind: "sum",
    addends,
  }).reply;
  const fields = [{ id: cost.id, value: "5" }];
  const task = world.does(LEADER, "task.add", { planId: plan.id, name: "Pour", fields }).reply;
  expect(task.fields).toEqual({ [cost.id]: "5" });
  world.does(LEADER, "field.remove", { id: cost.id });
  expect(world.row("task", task.id).fields).toEqual({});
  expect(world.row("planField", sum.id).addends).toEqual([fee.id]);
});
