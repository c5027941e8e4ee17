import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, MEMBER } from "#tests/make/site.ts";

function layOut() {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  const columnId = columns[1].id;
  const { id } = world.does(LEADER, "automation.add", {
    planId: plan.id,
    name: "Hand over",
    trigger: { on: "column", columnId },
    actions: [{ does: "priority", priority: 1 }],
    timeZone: "UTC",
  });
  return { world, plan, columnId, id };
}

test("from then on it acts in the name of whoever changed it last", () => {
  const { world, plan, id } = layOut();
  expect(world.refuses(MEMBER, "automation.edit", { id, name: "Mine" }).reason).toBe(
    "plan.leaderOnly",
  );
  world.does(LEADER, "plan.setRole", { planId: plan.id, userId: MEMBER, role: "administrator" });
  const { reply } = world.does(MEMBER, "automation.edit", { id, name: "Urgent" });
  expect(reply).toMatchObject({ name: "Urgent", userId: MEMBER, enabled: 1 });
});

test("what is rewritten is asked again, and what is only switched is not", () => {
  const { world, id, columnId } = layOut();
  world.does(LEADER, "column.remove", { id: columnId });
  expect(
    world.refuses(LEADER, "automation.edit", { id, trigger: { on: "column", columnId } }).reason,
  ).toBe("column.gone");
  expect(world.does(LEADER, "automation.edit", { id, enabled: 0 }).reply.enabled).toBe(0);
});

test("it begins anew when it is switched on or given another trigger, and not with another name", () => {
  const { world, id } = layOut();
  const beginsAnew = (edit: object) => {
    const { sinceTime, updateTime } = world.does(LEADER, "automation.edit", { id, ...edit }).reply;
    return sinceTime === updateTime;
  };
  expect(beginsAnew({ name: "Urgent" })).toBe(false);
  expect(beginsAnew({ trigger: { on: "created" } })).toBe(true);
  expect(beginsAnew({ enabled: 0 })).toBe(false);
  expect(beginsAnew({ enabled: 1 })).toBe(true);
  expect(world.row("automation", id).listensTo).toBe("created");
});
