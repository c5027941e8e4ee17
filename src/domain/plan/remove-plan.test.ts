import {
  LEADER,
  makeCompany,
  makeGroup,
  makeMessage,
  makePlan,
  makeSubtask,
  makeTask,
  MEMBER,
} from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { planGone } from "../refusal.ts";
import { planScope } from "../scope.ts";
import { removePlan } from "./remove-plan.ts";

test("with a plan go its members, columns, tasks, descriptions, chats and messages, and nothing else", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const other = makePlan(world, "Tower C");
  const kept = makeMessage(world, makeGroup(world).id);
  const task = makeTask(world, plan, { content: "<p>C30</p>" });
  makeSubtask(world, task);
  makeMessage(world, world.does(MEMBER, "task.openDialog", { taskId: task.id }).id);
  makeMessage(world, plan.dialogId);

  world.does(LEADER, "plan.remove", { planId: plan.id });
  expect(world.maySee(MEMBER, planScope(plan.id))).toBe(false);
  expect(world.all("plan")).toEqual([other.plan]);
  expect(world.all("planUser")).toHaveLength(3);
  expect(world.all("column")).toEqual(other.columns);
  expect(world.all("task")).toEqual([]);
  expect(world.all("taskContent")).toEqual([]);
  expect(world.all("message")).toEqual([kept]);
  expect(world.all("dialogUser").filter((row) => row.planId === plan.id)).toEqual([]);
  expect(removePlan.lane({ planId: plan.id }, { userId: LEADER })).toBe(planScope(plan.id));
});

test("a plan that is gone is gone for whoever removes it again", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  world.does(LEADER, "plan.remove", { planId: plan.id });
  expect(world.refuses(LEADER, "plan.remove", { planId: plan.id })).toEqual(planGone(plan.id));
});
