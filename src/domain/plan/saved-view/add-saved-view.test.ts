import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, MEMBER } from "#tests/make/site.ts";
import { SAVED_VIEWS_MAX } from "./saved-view-limits.ts";
import { planScope, userScope } from "../../scope.ts";
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
