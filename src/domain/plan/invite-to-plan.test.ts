import {
  FORMER,
  LEADER,
  makeCompany,
  makeMessage,
  makePlan,
  MEMBER,
  NOBODY,
  OUTSIDER,
  putCrowd,
} from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { unreadOf } from "../dialog/unread.ts";
import { joinKey } from "../id.ts";
import { planScope } from "../scope.ts";
import { inviteToPlan } from "./invite-to-plan.ts";

test("whoever is invited sees the plan, and its chat without old messages as unread", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  makeMessage(world, plan.dialogId);
  const args = { planId: plan.id, userId: [OUTSIDER] };
  world.does(LEADER, "plan.invite", args);
  expect(world.maySee(OUTSIDER, planScope(plan.id))).toBe(true);
  expect(world.row("planUser", joinKey(plan.id, OUTSIDER)).owner).toBe(0);
  const me = world.row("dialogUser", joinKey(plan.dialogId, OUTSIDER));
  expect(unreadOf(world.row("dialog", plan.dialogId), me)).toBe(0);
  expect(inviteToPlan.lane(args, { userId: LEADER })).toBe(planScope(plan.id));
});

test("inviting again changes nothing, and the leader stays the leader", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const userId = [LEADER, MEMBER, MEMBER];
  expect(world.does(LEADER, "plan.invite", { planId: plan.id, userId }).changes).toEqual([]);
  expect(world.row("planUser", joinKey(plan.id, LEADER)).owner).toBe(1);
});

test.each([
  ["does not exist", NOBODY],
  ["has left", FORMER],
])("a person who %s is not let in, and nobody else with them", (_what, userId) => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const args = { planId: plan.id, userId: [OUTSIDER, userId] };
  expect(world.refuses(LEADER, "plan.invite", args).reason).toBe("userUnknown");
  expect(world.maySee(OUTSIDER, planScope(plan.id))).toBe(false);
});

test("a plan has 100 members at most", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const crowd = putCrowd(world, 98);
  const refusal = world.refuses(LEADER, "plan.invite", { planId: plan.id, userId: crowd });
  expect(refusal).toMatchObject({ reason: "plan.membersMax", data: { count: 100 } });
  world.does(LEADER, "plan.invite", { planId: plan.id, userId: crowd.slice(1) });
  expect(world.all("planUser")).toHaveLength(100);
});
