import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makeMessage,
  makePlan,
  makeSubtask,
  makeTask,
  MEMBER,
  OUTSIDER,
} from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { joinKey } from "../id.ts";
import { planScope } from "../scope.ts";
import { moveTask } from "./move-task.ts";

/** A task of the member's with all that a task has, and another plan without the colleague. */
function open() {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const there = makePlan(world, "Tower C");
  world.does(LEADER, "plan.removeUsers", { planId: there.plan.id, userId: [COLLEAGUE] });
  const details = { owner: [MEMBER, COLLEAGUE], assist: [LEADER], content: "<p>By noon</p>" };
  const task = makeTask(world, plan, details);
  const subtask = makeSubtask(world, task);
  world.does(LEADER, "task.edit", { id: subtask.id, addOwner: [COLLEAGUE] });
  world.does(MEMBER, "task.openDialog", { taskId: task.id });
  const first = makeMessage(world, task.dialogId);
  const second = makeMessage(world, task.dialogId, {}, COLLEAGUE);
  const args = { taskId: task.id, planId: there.plan.id, columnId: there.columns[1].id };
  return { world, plan, there, task, subtask, args, first, second };
}

test("a task moves to another plan with its subtasks, its description and its chat", () => {
  const { world, plan, there, task, subtask, args, first, second } = open();
  world.does(MEMBER, "task.move", args);
  const place = { planId: there.plan.id, columnId: there.columns[1].id };
  expect(world.row("task", task.id)).toMatchObject({ ...place, msgNum: 2 });
  expect(world.row("task", subtask.id)).toMatchObject({ ...place, parentId: task.id });
  expect(world.row("taskContent", task.id)).toMatchObject({ planId: there.plan.id, version: 1 });
  expect(world.row("dialog", task.dialogId)).toMatchObject({
    planId: there.plan.id,
    linkId: task.id,
    lastPosition: 2,
  });
  for (const { id, position } of [first, second]) {
    expect(world.row("message", id)).toMatchObject({ planId: there.plan.id, position });
  }
  const left = [...world.all("task"), ...world.all("taskContent"), ...world.all("message")];
  expect(left.filter((row) => row.planId === plan.id)).toEqual([]);
  expect(moveTask.enters?.(args)).toBe(planScope(there.plan.id));
});

test("people who are no members of the other plan stay behind, out of the task and its chat", () => {
  const { world, task, subtask, args } = open();
  world.does(MEMBER, "task.move", args);
  expect(world.row("task", task.id).taskUser).toEqual([
    { userId: LEADER, owner: 0 },
    { userId: MEMBER, owner: 1 },
  ]);
  expect(world.row("task", subtask.id).taskUser).toEqual([]);
  expect(world.find("dialogUser", joinKey(task.dialogId, COLLEAGUE))).toBeUndefined();
  const member = world.row("dialogUser", joinKey(task.dialogId, MEMBER));
  expect(member).toMatchObject({ planId: args.planId, readPosition: 1 });
});

test("people who are named must be members of the plan to which the task goes", () => {
  const { world, task, args } = open();
  const refused = world.refuses(MEMBER, "task.move", { ...args, owner: [COLLEAGUE] });
  expect(refused.reason).toBe("task.memberOnly");
  world.does(MEMBER, "task.move", { ...args, owner: [LEADER], assist: [] });
  expect(world.row("task", task.id).taskUser).toEqual([{ userId: LEADER, owner: 1 }]);
});

test("a task whose chat nobody has opened moves without one", () => {
  const { world, plan, args } = open();
  const plain = makeTask(world, plan);
  world.does(LEADER, "task.move", { ...args, taskId: plain.id });
  expect(world.row("task", plain.id).planId).toBe(args.planId);
  const { id } = world.does(MEMBER, "task.openDialog", { taskId: plain.id });
  expect(world.row("dialog", id).planId).toBe(args.planId);
});

test("to take a task out of its plan asks for the right to remove it there", () => {
  const { world, plan, args } = open();
  const unclaimed = makeTask(world, plan);
  const move = { ...args, taskId: unclaimed.id };
  expect(world.refuses(MEMBER, "task.move", move).reason).toBe("task.ownersOnly");
  world.does(LEADER, "task.move", move);
});

test("nobody moves a task into a plan of others, into one that is archived, or out of such a one", () => {
  const { world, plan, there, task, args } = open();
  const { id: foreign } = world.does(OUTSIDER, "plan.add", { name: "Bridge" });
  const refuse = (change: object) => world.refuses(MEMBER, "task.move", { ...args, ...change });
  expect(refuse({ planId: foreign })).toMatchObject({
    reason: "planGone",
    data: { planId: foreign },
  });
  world.does(LEADER, "plan.archive", { planId: there.plan.id });
  expect(refuse({}).reason).toBe("plan.archived");
  world.does(LEADER, "plan.archive", { planId: there.plan.id, type: "recovery" });
  world.does(LEADER, "plan.archive", { planId: plan.id });
  expect(refuse({}).reason).toBe("plan.archived");
  world.does(LEADER, "plan.archive", { planId: plan.id, type: "recovery" });
  world.does(MEMBER, "task.archive", { taskId: task.id });
  expect(refuse({}).reason).toBe("task.archived");
});
