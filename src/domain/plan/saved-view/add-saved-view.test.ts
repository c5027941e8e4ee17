import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, MEMBER } from "#tests/make/site.ts";
import { SAVED_VIEWS_MAX } from "./saved-view-limits.ts";
import { planScope, userScope } from "../../scope.ts";
import { ALL_PLANS } from "../view/all-plans.ts";
import { savedViewEntity } from "./saved-view.ts";

test("what is saved for oneself lies in one's own scope, what is shared in the plan's", () => {
  const world = makeCompany();
  const planId = makePlan(world).plan.id;
  const add = (shared: 0 | 1) =>
    world.does(MEMBER, "savedView.add", { planId, name: "Late", shared, address: {} }).reply;
  expect(savedViewEntity.scope(add(0))).toBe(userScope(MEMBER));
  expect(savedViewEntity.scope(add(1))).toBe(planScope(planId));
});

test("of an address stays what a view is made of, in one way of writing it", () => {
  const world = makeCompany();
  const planId = makePlan(world).plan.id;
  const address = { due: "overdue", owner: "3,4,4,x", view: "table", state: "both", color: "no" };
  const { reply } = world.does(LEADER, "savedView.add", { planId, name: "Late", address });
  expect(reply).toMatchObject({ shared: 0, userId: LEADER });
  expect(reply.address).toEqual({ view: "table", owner: "3,4", due: "overdue" });
});

test("there are so many of a plan for all, and so many for oneself", () => {
  const world = makeCompany();
  const planId = makePlan(world).plan.id;
  const args = (shared: 0 | 1) => ({ planId, name: "Late", shared, address: {} });
  for (let count = 0; count < SAVED_VIEWS_MAX; count += 1)
    world.does(LEADER, "savedView.add", args(1));
  expect(world.refuses(MEMBER, "savedView.add", args(1))).toMatchObject({
    reason: "savedView.max",
    data: { count: SAVED_VIEWS_MAX },
  });
  world.does(MEMBER, "savedView.add", args(0));
});

test("all of them go with the plan, also what somebody saved for themselves", () => {
  expect(savedViewEntity.parent).toEqual({ entity: "plan", field: "planId" });
});

test("a view of all plans is one's own, counted by itself, and nobody else changes it", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const args = {
    planId: ALL_PLANS,
    name: "Late",
    address: { plan: String(plan.id), due: "overdue" },
  };
  const { id, reply } = world.does(MEMBER, "savedView.add", args);
  expect(reply.address).toEqual({ plan: String(plan.id), due: "overdue" });
  expect(savedViewEntity.scope(reply)).toBe(userScope(MEMBER));
  world.does(MEMBER, "savedView.edit", { id, name: "Overdue" });
  expect(world.refuses(LEADER, "savedView.edit", { id, name: "Mine" }).reason).toBe(
    "savedView.gone",
  );
  for (let count = 1; count < SAVED_VIEWS_MAX; count += 1)
    world.does(MEMBER, "savedView.add", args);
  expect(world.refuses(MEMBER, "savedView.add", args).reason).toBe("savedView.max");
  world.does(LEADER, "savedView.add", args);
  expect(world.refuses(LEADER, "savedView.add", { ...args, shared: 1 }).reason).toBe(
    "parameterError",
  );
});
