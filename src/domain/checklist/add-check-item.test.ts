import { expect, test } from "vitest";
import { COLLEAGUE, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import { CHECK_ITEMS_MAX } from "../limits.ts";

function open() {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan, { owner: [MEMBER] });
  const add = (name: string) =>
    world.does(MEMBER, "checkItem.add", { taskId: task.id, name }).reply;
  return { world, task, add };
}

test("a line comes at the end, and the task counts it", () => {
  const { world, task, add } = open();
  const [first, second] = [add("Oil the forms"), add("Order the pump")];
  expect(first.rank < second.rank).toBe(true);
  expect(world.row("task", task.id)).toMatchObject({ checkNum: 2, checkDone: 0 });
  const foreign = world.refuses(COLLEAGUE, "checkItem.add", { taskId: task.id, name: "x" });
  expect(foreign.reason).toBe("task.peopleOnly");
});

test("a checklist has 200 lines at most", () => {
  const { world, task, add } = open();
  for (let count = 0; count < CHECK_ITEMS_MAX; count += 1) add(`Line ${count}`);
  const full = world.refuses(MEMBER, "checkItem.add", { taskId: task.id, name: "One more" });
  expect(full).toMatchObject({ reason: "checkItem.max", data: { count: CHECK_ITEMS_MAX } });
});
