import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, MEMBER } from "#tests/make/site.ts";
import { PLAN_FIELDS_MAX } from "./field-limits.ts";

test("a plan has 50 fields at most, each behind those before it, and its leaders alone add them", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const args = { planId: plan.id, name: "Cost", kind: "tick" as const };
  for (let count = 0; count < PLAN_FIELDS_MAX; count += 1) world.does(LEADER, "field.add", args);
  const ranks = world.all("planField").map(({ rank }) => rank);
  expect(ranks).toEqual(ranks.toSorted());
  expect(world.refuses(LEADER, "field.add", args).reason).toBe("field.max");
  expect(world.refuses(MEMBER, "field.add", args).reason).toBe("plan.leaderOnly");
});

test("a sum is of numbers of its plan, and only choices have options", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const { plan: other } = makePlan(world);
  const number = (planId: number) =>
    world.does(LEADER, "field.add", { planId, name: "Cost", kind: "number" }).reply.id;
  const sum = { planId: plan.id, name: "All", kind: "sum" as const };
  const { id } = world.does(LEADER, "field.add", { ...sum, addends: [number(plan.id)] }).reply;
  for (const addends of [[], [id], [number(other.id)]])
    expect(world.refuses(LEADER, "field.add", { ...sum, addends }).reason).toBe(
      "field.sumOfNothing",
    );
  const options = [{ id: 1, name: "Much", color: "" as const }];
  const text = { planId: plan.id, name: "Note", kind: "text" as const, options };
  expect(world.refuses(LEADER, "field.add", text).reason).toBe("parameterError");
});
