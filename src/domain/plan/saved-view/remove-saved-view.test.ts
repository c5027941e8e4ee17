import { expect, test } from "vitest";
import { COLLEAGUE, LEADER, makeCompany, makePlan, MEMBER } from "#tests/make/site.ts";

test("a saved view goes by its maker or who leads the plan, and nobody else takes it from all", () => {
  const world = makeCompany();
  const planId = makePlan(world).plan.id;
  const add = () =>
    world.does(MEMBER, "savedView.add", { planId, name: "Late", shared: 1, address: {} }).id;
  const [first, second] = [add(), add()];
  expect(world.refuses(COLLEAGUE, "savedView.remove", { id: first }).reason).toBe(
    "savedView.makerOnly",
  );
  world.does(MEMBER, "savedView.remove", { id: first });
  world.does(LEADER, "savedView.remove", { id: second });
  expect(world.all("savedView")).toEqual([]);
});
