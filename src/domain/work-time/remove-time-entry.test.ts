import { COLLEAGUE, LEADER, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";

test("an entry that is deleted counts no more; whoever did not work deletes none", () => {
  const world = makeCompany();
  const task = makeTask(world, makePlan(world).plan);
  const add = (minutes: number) =>
    world.does(MEMBER, "timeEntry.add", { taskId: task.id, startTime: 1_000_000, minutes }).id;
  const [first, second] = [add(45), add(30)];
  const refusal = world.refuses(COLLEAGUE, "timeEntry.remove", { id: first });
  expect(refusal.reason).toBe("timeEntry.ownOnly");
  world.does(MEMBER, "timeEntry.remove", { id: first });
  expect(world.row("task", task.id).worked).toBe(30);
  world.does(LEADER, "timeEntry.remove", { id: second });
  expect(world.row("task", task.id).worked).toBe(0);
  expect(world.refuses(MEMBER, "timeEntry.remove", { id: first }).reason).toBe("timeEntry.gone");
});
