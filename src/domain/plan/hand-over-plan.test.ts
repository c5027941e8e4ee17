import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makePlan,
  MEMBER,
  NOBODY,
  OUTSIDER,
} from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { joinKey } from "../id.ts";
import { planScope } from "../scope.ts";
import { handOverPlan } from "./hand-over-plan.ts";

test("the leader hands a plan over to a member and stays in it", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const args = { planId: plan.id, userId: MEMBER };
  world.does(LEADER, "plan.handOver", args);
  const owners = world.all("planUser").filter(({ owner }) => owner === 1);
  expect(owners.map(({ userId }) => userId)).toEqual([MEMBER]);
  expect(world.find("planUser", joinKey(plan.id, LEADER))).toBeDefined();
  expect(handOverPlan.lane(args, { userId: LEADER })).toBe(planScope(plan.id));
  world.does(LEADER, "plan.exit", { planId: plan.id });
  expect(world.maySee(LEADER, planScope(plan.id))).toBe(false);
});

test("handing it over to oneself changes nothing", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const done = world.does(LEADER, "plan.handOver", { planId: plan.id, userId: LEADER });
  expect(done.changes).toEqual([]);
});

test("only the leader hands a plan over, and only to a member who may sign in", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const to = (userId: number) => ({ planId: plan.id, userId });
  expect(world.refuses(MEMBER, "plan.handOver", to(MEMBER)).reason).toBe("plan.ownerOnly");
  expect(world.refuses(OUTSIDER, "plan.handOver", to(OUTSIDER)).reason).toBe("planGone");
  for (const userId of [OUTSIDER, NOBODY]) {
    expect(world.refuses(LEADER, "plan.handOver", to(userId)).reason).toBe("userUnknown");
  }
  const put = { ...world.row("user", COLLEAGUE), disableTime: world.now };
  world.put([{ entity: "user", action: "update", put }]);
  expect(world.refuses(LEADER, "plan.handOver", to(COLLEAGUE)).reason).toBe("userDisabled");
});
