import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, makeSubtask, makeTask, MEMBER } from "#tests/make/site.ts";

function open() {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const [first, second, third] = [1, 2, 3].map(() => makeTask(world, plan));
  const ids = [first?.id ?? 0, second?.id ?? 0, third?.id ?? 0] as const;
  const link = (fromId: number, toId: number) =>
    world.does(LEADER, "taskLink.add", { fromId, toId });
  const left = () => world.all("taskLink").map(({ fromId, toId }) => [fromId, toId]);
  return { world, plan, ids, link, left };
}

test("a link goes by itself, once", () => {
  const { world, ids, link, left } = open();
  const ends = { fromId: ids[0], toId: ids[1] };
  link(ids[0], ids[1]);
  world.does(MEMBER, "taskLink.remove", ends);
  expect(left()).toEqual([]);
  expect(world.refuses(LEADER, "taskLink.remove", ends).reason).toBe("taskLink.gone");
});

test("with a task go its links on both sides, and those of its subtasks", () => {
  const { world, ids, link, left } = open();
  const [first, second, third] = ids;
  const subtask = makeSubtask(world, { id: second });
  link(first, second);
  link(second, third);
  link(subtask.id, third);
  link(first, third);
  world.does(LEADER, "task.remove", [{ id: second }]);
  expect(left()).toEqual([[first, third]]);
});

test("what a task waited for stays behind when it leaves its plan", () => {
  const { world, ids, link, left } = open();
  const [first, second, third] = ids;
  const there = makePlan(world, "Tower C").plan;
  const columnId = world.all("column").find(({ planId }) => planId === there.id)?.id ?? 0;
  link(first, second);
  link(second, third);
  link(first, third);
  world.does(LEADER, "task.move", { taskId: second, planId: there.id, columnId });
  expect(left()).toEqual([[first, third]]);
});

test("with a column go the links of its tasks", () => {
  const { world, plan, ids, link, left } = open();
  const column = world.does(LEADER, "column.add", { planId: plan.id, name: "Later" }).reply;
  const other = makeTask(world, plan, { columnId: column.id });
  link(ids[0], ids[1]);
  link(ids[1], other.id);
  world.does(LEADER, "column.remove", { id: column.id });
  expect(left()).toEqual([[ids[0], ids[1]]]);
});
