import { LEADER, makeCompany, makePlan, makeSubtask, makeTask, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { byRank } from "../by-rank.ts";
import { addSubtask } from "./add-subtask.ts";

test("a subtask stands at the end of the task's list, in the task's column, without a chat", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan);
  makeSubtask(world, task, "first");
  const second = makeSubtask(world, task, "second");
  const subtasks = world.all("task").filter((row) => row.parentId === task.id);
  expect(subtasks.toSorted(byRank).map((row) => row.name)).toEqual(["first", "second"]);
  expect(second).toMatchObject({ planId: plan.id, columnId: task.columnId, dialogId: 0 });
});

test("a subtask made offline keeps its id, and its lane is that of the task", () => {
  const world = makeCompany();
  const task = makeTask(world, makePlan(world).plan);
  const args = { id: 501, taskId: task.id, name: "Ridge" };
  expect(addSubtask.mint?.(args, world.nextId)).toEqual(args);
  expect(addSubtask.minted?.(args)).toEqual([501]);
  expect(addSubtask.lane(args, { userId: LEADER })).toEqual({ entity: "task", id: task.id });
  expect(world.does(LEADER, "task.addSubtask", args).id).toBe(501);
});

test("there are no subtasks of subtasks, of completed and of archived tasks", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan);
  const subtask = makeSubtask(world, task);
  const refuse = (taskId: number) =>
    world.refuses(LEADER, "task.addSubtask", { taskId, name: "Ridge" }).reason;
  expect(refuse(subtask.id)).toBe("task.subtaskOfSubtask");
  world.does(LEADER, "task.edit", { id: subtask.id, completeTime: 1 });
  world.does(LEADER, "task.edit", { id: task.id, completeTime: 1 });
  expect(refuse(task.id)).toBe("task.completed");
  const archived = makeTask(world, plan);
  world.does(LEADER, "task.archive", { taskId: archived.id });
  expect(refuse(archived.id)).toBe("task.archived");
});

test("a task has 50 subtasks at most", () => {
  const world = makeCompany();
  const task = makeTask(world, makePlan(world).plan);
  for (let count = 0; count < 50; count += 1) makeSubtask(world, task);
  const refusal = world.refuses(LEADER, "task.addSubtask", { taskId: task.id, name: "Ridge" });
  expect(refusal).toMatchObject({ reason: "task.subtasksMax", data: { count: 50 } });
});

test("a member who is none of the task's people adds nothing to it", () => {
  const world = makeCompany();
  const task = makeTask(world, makePlan(world).plan, { owner: [LEADER] });
  const refusal = world.refuses(MEMBER, "task.addSubtask", { taskId: task.id, name: "Ridge" });
  expect(refusal.reason).toBe("task.peopleOnly");
});
