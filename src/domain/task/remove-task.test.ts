import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makeMessage,
  makePlan,
  makeSubtask,
  makeTask,
  MEMBER,
} from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { taskGone } from "../refusal.ts";
import { removeTask } from "./remove-task.ts";

test("with a task go its subtasks, its description and its chat with all messages", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan, { owner: [MEMBER], content: "<p>C30</p>" });
  const subtask = makeSubtask(world, task);
  makeMessage(world, world.does(MEMBER, "task.openDialog", { taskId: task.id }).id);
  const kept = makeTask(world, plan);
  world.does(MEMBER, "task.remove", [{ id: task.id }, { id: subtask.id }]);
  expect(world.all("task")).toEqual([kept]);
  expect(world.all("taskContent")).toEqual([]);
  expect(world.all("message")).toEqual([]);
  expect(world.find("dialog", task.dialogId)).toBeUndefined();
  const lane = removeTask.lane([{ id: task.id }], { userId: MEMBER });
  expect(lane).toEqual({ entity: "task", id: task.id });
});

test("several tasks go together or not at all", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const mine = makeTask(world, plan, { owner: [MEMBER] });
  const theirs = makeTask(world, plan, { owner: [COLLEAGUE] });
  const foreign = makeTask(world, makePlan(world, "Tower C").plan, { owner: [MEMBER] });
  const refuse = (id: number) => world.refuses(MEMBER, "task.remove", [{ id: mine.id }, { id }]);
  expect(refuse(theirs.id).reason).toBe("task.ownersOnly");
  expect(refuse(foreign.id).reason).toBe("parameterError");
  expect(refuse(4711)).toEqual(taskGone(4711));
  expect(world.all("task")).toHaveLength(3);
});

test("a member takes away what nobody owns only if they made it; a subtask whoever may edit its task", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const free = makeTask(world, plan);
  const own = world.does(MEMBER, "task.add", { planId: plan.id, name: "Ridge" });
  const subtask = makeSubtask(world, free);
  expect(world.refuses(MEMBER, "task.remove", [{ id: free.id }]).reason).toBe("task.ownersOnly");
  world.does(MEMBER, "task.remove", [{ id: own.id }, { id: subtask.id }]);
  world.does(LEADER, "task.remove", [{ id: free.id }]);
});

test("what is removed cannot be removed again", () => {
  const world = makeCompany();
  const task = makeTask(world, makePlan(world).plan);
  world.does(LEADER, "task.remove", [{ id: task.id }]);
  expect(world.refuses(LEADER, "task.remove", [{ id: task.id }])).toEqual(taskGone(task.id));
});

test("what is taken back goes only while nobody has touched it, or anything below it", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const [untouched, edited, above, told] = Array.from({ length: 4 }, () => makeTask(world, plan));
  if (!untouched || !edited || !above || !told) throw new Error("No tasks");
  const subtask = makeSubtask(world, above);
  world.put([
    { entity: "task", action: "update", put: { ...edited, updateTime: edited.createTime + 1 } },
  ]);
  world.put([
    { entity: "task", action: "update", put: { ...subtask, updateTime: subtask.createTime + 1 } },
  ]);
  world.put([{ entity: "task", action: "update", put: { ...told, msgNum: 1 } }]);
  // What is gone already hinders none of them.
  const all = [untouched, edited, above, told, { id: 4711 }].map(({ id }) => ({
    id,
    unchanged: true as const,
  }));
  const { reply } = world.does(LEADER, "task.remove", all);
  expect(reply).toEqual([{ id: untouched.id }]);
  expect(world.find("task", untouched.id)).toBeUndefined();
  expect(world.all("task")).toHaveLength(4);
});
