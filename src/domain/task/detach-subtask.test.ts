import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, makeSubtask, makeTask, MEMBER } from "#tests/make/site.ts";

test("a subtask becomes a task at the end of its column, with all that it had and a chat of its own", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan, { owner: [LEADER] });
  const subtask = makeSubtask(world, task);
  world.does(LEADER, "task.edit", { id: subtask.id, addOwner: [MEMBER], priority: 2 });
  const before = world.row("task", subtask.id);
  world.does(LEADER, "task.detach", { taskId: subtask.id });
  const { dialogId, ...after } = world.row("task", subtask.id);
  const { taskUser, priority, name, columnId } = before;
  expect(after).toMatchObject({ parentId: 0, taskUser, priority, name, columnId });
  expect(after.rank > task.rank).toBe(true);
  expect(dialogId).toBeGreaterThan(0);
  world.does(MEMBER, "task.openDialog", { taskId: subtask.id });
  expect(world.refuses(LEADER, "task.detach", { taskId: subtask.id }).reason).toBe(
    "task.noSubtask",
  );
});

test("whoever has a part in the subtask alone does not take it from its task", () => {
  const world = makeCompany();
  const task = makeTask(world, makePlan(world).plan, { owner: [LEADER] });
  const subtask = makeSubtask(world, task);
  world.does(LEADER, "task.edit", { id: subtask.id, addOwner: [MEMBER] });
  expect(world.refuses(MEMBER, "task.detach", { taskId: subtask.id }).reason).toBe(
    "task.peopleOnly",
  );
});
