import { expect, test } from "vitest";
import { COLLEAGUE, LEADER, makeCompany, makePlan, makeTask } from "#tests/make/site.ts";

test("a tag takes its mark along from every task, and from nothing else", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const make = (name: string) => world.does(LEADER, "tag.add", { planId: plan.id, name }).reply;
  const [snag, urgent] = [make("Snag"), make("Urgent")];
  const both = makeTask(world, plan, { tag: [snag.id, urgent.id] });
  const other = makeTask(world, plan, { tag: [urgent.id] });
  expect(world.refuses(COLLEAGUE, "tag.remove", { id: snag.id }).reason).toBe("tag.makerOnly");
  world.does(LEADER, "tag.remove", { id: snag.id });
  expect(world.row("task", both.id).tagIds).toEqual([urgent.id]);
  expect(world.row("task", other.id)).toEqual(other);
});
