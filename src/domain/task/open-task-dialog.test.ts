import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makePlan,
  makeSubtask,
  makeTask,
  MEMBER,
} from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { joinKey } from "../id.ts";
import { openTaskDialog } from "./open-task-dialog.ts";

test("the first who opens a task's chat makes it, with the task's people in it", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan, { owner: [COLLEAGUE] });
  const { id } = world.does(MEMBER, "task.openDialog", { taskId: task.id });
  expect(id).toBe(task.dialogId);
  expect(world.row("dialog", id)).toMatchObject({
    groupType: "task",
    planId: plan.id,
    linkId: task.id,
    name: task.name,
    ownerId: LEADER,
  });
  for (const userId of [LEADER, MEMBER, COLLEAGUE]) {
    expect(world.find("dialogUser", joinKey(id, userId))).toBeDefined();
  }
  const lane = openTaskDialog.lane({ taskId: task.id }, { userId: MEMBER });
  expect(lane).toEqual({ entity: "task", id: task.id });
});

test("everybody who opens it later finds the same chat, and changes nothing", () => {
  const world = makeCompany();
  const task = makeTask(world, makePlan(world).plan);
  const first = world.does(MEMBER, "task.openDialog", { taskId: task.id });
  const second = world.does(COLLEAGUE, "task.openDialog", { taskId: task.id });
  expect(second).toMatchObject({ id: first.id, changes: [] });
});

test("somebody who left the plan is not called back into it by a chat", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const { id: taskId } = world.does(MEMBER, "task.add", { planId: plan.id, name: "Roof" });
  world.does(MEMBER, "plan.exit", { planId: plan.id });
  const { id } = world.does(LEADER, "task.openDialog", { taskId });
  expect(world.find("dialogUser", joinKey(id, MEMBER))).toBeUndefined();
});

test("a subtask has no chat; an archived task in an archived plan may still be read", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan);
  const subtask = makeSubtask(world, task);
  const refusal = world.refuses(LEADER, "task.openDialog", { taskId: subtask.id });
  expect(refusal.reason).toBe("parameterError");
  world.does(LEADER, "task.archive", { taskId: task.id });
  world.does(LEADER, "plan.archive", { planId: plan.id });
  world.does(MEMBER, "task.openDialog", { taskId: task.id });
});
