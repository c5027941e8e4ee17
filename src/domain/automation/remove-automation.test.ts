import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, MEMBER } from "#tests/make/site.ts";

test("a rule goes by who leads its plan, and by nobody else", () => {
  const world = makeCompany();
  const { id } = world.does(LEADER, "automation.add", {
    planId: makePlan(world).plan.id,
    name: "Hand over",
    trigger: { on: "created" },
    actions: [{ does: "complete" }],
    timeZone: "UTC",
  });
  expect(world.refuses(MEMBER, "automation.remove", { id }).reason).toBe("plan.leaderOnly");
  world.does(LEADER, "automation.remove", { id });
  expect(world.all("automation")).toEqual([]);
  expect(world.refuses(LEADER, "automation.remove", { id }).reason).toBe("automation.gone");
});
