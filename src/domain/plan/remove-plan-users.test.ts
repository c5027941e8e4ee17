import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makePlan,
  makeTask,
  MEMBER,
  NOBODY,
} from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { joinKey } from "../id.ts";
import { planScope } from "../scope.ts";
import { removePlanUsers } from "./remove-plan-users.ts";

test("who is taken out loses the plan, their tasks there and its chats; the others keep theirs", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan, { owner: [MEMBER, COLLEAGUE] });
  const { id: chat } = world.does(MEMBER, "task.openDialog", { taskId: task.id });
  const args = { planId: plan.id, userId: [MEMBER, NOBODY] };
  world.does(LEADER, "plan.removeUsers", args);
  expect(world.maySee(MEMBER, planScope(plan.id))).toBe(false);
  expect(world.row("task", task.id).taskUser).toEqual([{ userId: COLLEAGUE, owner: 1 }]);
  expect(world.find("dialogUser", joinKey(chat, MEMBER))).toBeUndefined();
  expect(world.find("dialogUser", joinKey(plan.dialogId, MEMBER))).toBeUndefined();
  expect(world.find("dialogUser", joinKey(chat, COLLEAGUE))).toBeDefined();
  expect(removePlanUsers.lane(args, { userId: LEADER })).toBe(planScope(plan.id));
});

test("taking out who is out already changes nothing", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  world.does(LEADER, "plan.removeUsers", { planId: plan.id, userId: [MEMBER] });
  const again = world.does(LEADER, "plan.removeUsers", { planId: plan.id, userId: [MEMBER] });
  expect(again.changes).toEqual([]);
});

test("the leader cannot be taken out", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const args = { planId: plan.id, userId: [MEMBER, LEADER] };
  expect(world.refuses(LEADER, "plan.removeUsers", args).reason).toBe("plan.leaderStays");
  expect(world.maySee(MEMBER, planScope(plan.id))).toBe(true);
});
