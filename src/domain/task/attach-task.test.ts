import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, makeSubtask, makeTask, MEMBER } from "#tests/make/site.ts";

const DAY = 86_400_000;

function makeTwo() {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  const main = makeTask(world, plan, { name: "Slab", columnId: columns[1].id });
  const task = makeTask(world, plan, { name: "Rebar", owner: [MEMBER] });
  const attach = () =>
    world.does(LEADER, "task.attach", { taskId: task.id, parentId: main.id }).reply;
  const refusal = (taskId = task.id, parentId = main.id) =>
    world.refuses(LEADER, "task.attach", { taskId, parentId }).reason;
  return { world, plan, main, task, attach, refusal };
}

test("a task becomes the last subtask with all it had, and its chat comes back with it", () => {
  const { world, main, task, attach } = makeTwo();
  const sibling = makeSubtask(world, main);
  const { id: messageDialog } = world.does(MEMBER, "task.openDialog", { taskId: task.id });
  const row = attach();
  expect(row).toMatchObject({
    parentId: main.id,
    columnId: main.columnId,
    taskUser: task.taskUser,
  });
  expect(row.rank > sibling.rank).toBe(true);
  expect(world.row("dialog", messageDialog).linkId).toBe(task.id);
  world.does(LEADER, "task.detach", { taskId: task.id });
  expect(world.row("task", task.id)).toMatchObject({ parentId: 0, dialogId: messageDialog });
});

test("its times widen those of the task that it comes under", () => {
  const { world, main, task, attach } = makeTwo();
  const [start, end] = [world.now, world.now + DAY];
  world.does(LEADER, "task.edit", { id: main.id, times: [start, end] });
  world.does(LEADER, "task.edit", { id: task.id, times: [start + DAY / 2, end + DAY] });
  attach();
  expect(world.row("task", main.id)).toMatchObject({ startTime: start, endTime: end + DAY });
});

test("what has subtasks, repeats, is put away or would be open below what is done stays", () => {
  const { world, plan, main, task, refusal } = makeTwo();
  expect(refusal(task.id, task.id)).toBe("parameterError");
  const elsewhere = makeTask(world, makePlan(world, "Pier 9").plan);
  expect(refusal(task.id, elsewhere.id)).toBe("parameterError");
  const parent = makeTask(world, plan);
  const subtask = makeSubtask(world, parent);
  expect(refusal(parent.id)).toBe("task.hasSubtasks");
  expect(refusal(task.id, subtask.id)).toBe("task.subtaskOfSubtask");
  expect(refusal(subtask.id)).toBe("task.subtaskOfSubtask");
  world.does(LEADER, "task.edit", { id: main.id, completeTime: world.now });
  expect(refusal()).toBe("task.completed");
});

test("what it had goes with the task above it into another plan, and with it for good", () => {
  const { world, main, task, attach } = makeTwo();
  const there = makePlan(world, "Pier 9");
  world.does(LEADER, "task.edit", { id: task.id, content: "<p>12 mm</p>", contentVersion: 0 });
  const { id: dialogId } = world.does(MEMBER, "task.openDialog", { taskId: task.id });
  attach();
  const planId = there.plan.id;
  const columnId = there.columns[0].id;
  world.does(LEADER, "task.move", { taskId: main.id, planId, columnId });
  expect(world.row("dialog", dialogId).planId).toBe(planId);
  expect(world.row("taskContent", task.id).planId).toBe(planId);
  world.does(LEADER, "task.remove", [{ id: main.id }]);
  expect(world.find("dialog", dialogId)).toBeUndefined();
  expect(world.find("taskContent", task.id)).toBeUndefined();
});
