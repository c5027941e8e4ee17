import { expect, test } from "vitest";
import { COLLEAGUE, LEADER, makeCompany, makePlan, MEMBER } from "#tests/make/site.ts";

test("a tag is changed by its maker and by who leads the plan, and by nobody else", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const { id } = world.does(MEMBER, "tag.add", { planId: plan.id, name: "Snag" }).reply;
  world.does(MEMBER, "tag.edit", { id, color: "blue" });
  world.does(LEADER, "tag.edit", { id, name: "Defect" });
  expect(world.row("planTag", id)).toMatchObject({ name: "Defect", color: "blue" });
  expect(world.refuses(COLLEAGUE, "tag.edit", { id, name: "x" }).reason).toBe("tag.makerOnly");
});
