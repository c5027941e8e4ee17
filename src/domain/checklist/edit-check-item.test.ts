import { expect, test } from "vitest";
import { COLLEAGUE, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import { byRank } from "../by-rank.ts";
import { rankBetween } from "../rank.ts";

function open() {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan, { owner: [MEMBER] });
  const add = (name: string) =>
    world.does(MEMBER, "checkItem.add", { taskId: task.id, name }).reply;
  return { world, task, add };
}

test("a line is ticked, renamed and moved", () => {
  const { world, task, add } = open();
  const [first, second] = [add("Oil the forms"), add("Order the pump")];
  const rank = rankBetween(undefined, first.rank);
  world.does(MEMBER, "checkItem.edit", { id: second.id, done: 1, rank, name: "Book the pump" });
  const names = world.all("checkItem").toSorted(byRank);
  expect(names.map(({ name }) => name)).toEqual(["Book the pump", "Oil the forms"]);
  expect(world.row("task", task.id)).toMatchObject({ checkNum: 2, checkDone: 1 });
});

test("only who may change the task may, and nobody where it is archived", () => {
  const { world, task, add } = open();
  const { id } = add("Oil the forms");
  const foreign = world.refuses(COLLEAGUE, "checkItem.edit", { id, done: 1 });
  expect(foreign.reason).toBe("task.peopleOnly");
  world.does(MEMBER, "task.archive", { taskId: task.id });
  expect(world.refuses(MEMBER, "checkItem.edit", { id, done: 1 }).reason).toBe("task.archived");
});
