import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makePlan,
  makeSubtask,
  makeTask,
  MEMBER,
  OUTSIDER,
} from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { joinKey } from "../id.ts";
import { lastRank } from "../rank.ts";
import { moveTask } from "./move-task.ts";

function open() {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  const task = makeTask(world, plan, { owner: [MEMBER], assist: [COLLEAGUE] });
  const args = { taskId: task.id, planId: plan.id, columnId: columns[1].id };
  return { world, plan, columns, task, args };
}

test("a task moves to the end of another column with its subtasks and its people", () => {
  const { world, plan, columns, task, args } = open();
  const subtask = makeSubtask(world, task);
  const there = makeTask(world, plan, { columnId: columns[1].id });
  world.does(MEMBER, "task.move", args);
  const moved = world.row("task", task.id);
  expect(moved).toMatchObject({ columnId: columns[1].id, taskUser: task.taskUser });
  expect(lastRank([there, moved])).toBe(moved.rank);
  expect(world.row("task", subtask.id).columnId).toBe(columns[1].id);
  expect(moveTask.lane(args, { userId: MEMBER })).toEqual({ entity: "task", id: task.id });
});

test("people who are named replace those before, and join the chat", () => {
  const { world, task, args } = open();
  const { id } = world.does(MEMBER, "task.openDialog", { taskId: task.id });
  world.does(MEMBER, "task.move", { ...args, owner: [LEADER, COLLEAGUE], assist: [COLLEAGUE] });
  expect(world.row("task", task.id).taskUser).toEqual(
    expect.arrayContaining([
      { userId: LEADER, owner: 1 },
      { userId: COLLEAGUE, owner: 1 },
    ]),
  );
  expect(world.row("task", task.id).taskUser).toHaveLength(2);
  expect(world.find("dialogUser", joinKey(id, COLLEAGUE))).toBeDefined();
});

test("a move may complete the task, under the same terms as completing it in place", () => {
  const { world, columns, task, args } = open();
  const subtask = makeSubtask(world, task);
  const refusal = world.refuses(MEMBER, "task.move", { ...args, completeTime: 1 });
  expect(refusal).toMatchObject({ code: -4004, data: { count: 1 } });
  world.does(MEMBER, "task.edit", { id: subtask.id, completeTime: 1 });
  world.does(MEMBER, "task.move", { ...args, completeTime: 1 });
  const done = world.now;
  world.does(MEMBER, "task.move", { ...args, columnId: columns[0].id, completeTime: 1 });
  expect(world.row("task", task.id).completeTime).toBe(done);
  world.does(MEMBER, "task.move", { ...args, completeTime: 0 });
  expect(world.row("task", task.id).completeTime).toBe(0);
});

test("a move to where the task stands is none", () => {
  const { world, columns, args } = open();
  const stay = { ...args, columnId: columns[0].id };
  expect(world.refuses(MEMBER, "task.move", stay).reason).toBe("task.notChanged");
});

test("an assistant does not move the task, and nobody moves one that is archived", () => {
  const { world, task, args } = open();
  expect(world.refuses(COLLEAGUE, "task.move", args).reason).toBe("task.ownersOnly");
  world.does(MEMBER, "task.archive", { taskId: task.id });
  expect(world.refuses(MEMBER, "task.move", args).reason).toBe("task.archived");
});

test("subtasks, columns of other plans, columns that are gone and outsiders have no part in a move", () => {
  const { world, task, args } = open();
  const other = makePlan(world, "Tower C");
  const refuse = (change: object) => world.refuses(MEMBER, "task.move", { ...args, ...change });
  expect(refuse({ taskId: makeSubtask(world, task).id }).reason).toBe("parameterError");
  expect(refuse({ planId: other.plan.id }).reason).toBe("column.gone");
  expect(refuse({ columnId: other.columns[0].id }).reason).toBe("column.gone");
  expect(refuse({ columnId: 4711 }).reason).toBe("column.gone");
  expect(refuse({ owner: [OUTSIDER] }).reason).toBe("task.memberOnly");
});
