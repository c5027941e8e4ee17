import * as fc from "fast-check";
import { expect, test } from "vitest";
import { COLLEAGUE, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";

function open() {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan, { owner: [MEMBER] });
  const add = (name: string) =>
    world.does(MEMBER, "checkItem.add", { taskId: task.id, name }).reply;
  return { world, task, add };
}

test("a line is removed by who may change the task", () => {
  const { world, task, add } = open();
  const [first] = [add("Oil the forms"), add("Order the pump")];
  const foreign = world.refuses(COLLEAGUE, "checkItem.remove", { id: first.id });
  expect(foreign.reason).toBe("task.peopleOnly");
  world.does(MEMBER, "checkItem.remove", { id: first.id });
  expect(world.row("task", task.id)).toMatchObject({ checkNum: 1 });
});

test("the counts of the task are always those of its lines", () => {
  const acts = fc.array(
    fc.record({
      what: fc.constantFrom("add", "tick", "untick", "remove"),
      at: fc.nat({ max: 20 }),
    }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(acts, (list) => {
      const { world, task, add } = open();
      for (const { what, at } of list) {
        const items = world.all("checkItem");
        const id = items[at % Math.max(items.length, 1)]?.id;
        if (what === "add" || id === undefined) add("Line");
        else if (what === "remove") world.does(MEMBER, "checkItem.remove", { id });
        else world.does(MEMBER, "checkItem.edit", { id, done: what === "tick" ? 1 : 0 });
      }
      const items = world.all("checkItem");
      expect(world.row("task", task.id)).toMatchObject({
        checkNum: items.length,
        checkDone: items.filter(({ done }) => done === 1).length,
      });
    }),
    { numRuns: 30 },
  );
});
