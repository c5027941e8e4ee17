import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, MEMBER } from "#tests/make/site.ts";

test("a shared view is changed by its maker and who leads the plan, one's own by nobody else", () => {
  const world = makeCompany();
  const planId = makePlan(world).plan.id;
  const add = (shared: 0 | 1) =>
    world.does(MEMBER, "savedView.add", { planId, name: "Late", shared, address: {} }).id;
  const [own, shared] = [add(0), add(1)];
  world.does(LEADER, "savedView.edit", { id: shared, name: "Overdue" });
  world.does(MEMBER, "savedView.edit", { id: shared, address: { due: "overdue" } });
  expect(world.row("savedView", shared)).toMatchObject({
    name: "Overdue",
    address: { due: "overdue" },
  });
  // To everybody else what is one's own is as if it were not there.
  expect(world.refuses(LEADER, "savedView.edit", { id: own, name: "x" }).reason).toBe(
    "savedView.gone",
  );
  expect(world.refuses(LEADER, "savedView.remove", { id: own }).reason).toBe("savedView.gone");
});
