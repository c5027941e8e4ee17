import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import type { ArgumentsOf } from "../commands.ts";
import { planScope } from "../scope.ts";
import { AUTOMATION_ACTIONS_MAX, AUTOMATIONS_MAX } from "./automation-limits.ts";
import { automationEntity } from "./automation.ts";
import { addAutomation } from "./add-automation.ts";

function layOut() {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const args: ArgumentsOf<"automation.add"> = {
    planId: plan.id,
    name: "Hand over",
    trigger: { on: "created" },
    actions: [{ does: "addOwner", userIds: [MEMBER] }],
    timeZone: "Europe/Berlin",
  };
  return { world, plan, args };
}

test("a rule lies in its plan, acts from then on, and keeps of its condition what a filter understands", () => {
  const { world, args, plan } = layOut();
  const condition = { state: "open", due: "nonsense" };
  const { reply } = world.does(LEADER, "automation.add", { ...args, condition });
  expect(reply).toMatchObject({
    enabled: 1,
    listensTo: "created",
    condition: { state: "open" },
    userId: LEADER,
    sinceTime: world.now,
  });
  expect(automationEntity.scope(reply)).toBe(planScope(plan.id));
});

test("only whoever leads the plan makes rules, and a plan has only so many", () => {
  const { world, args } = layOut();
  expect(world.refuses(MEMBER, "automation.add", args).reason).toBe("plan.leaderOnly");
  expect(world.refuses(OUTSIDER, "automation.add", args).reason).toBe("planGone");
  for (let count = 0; count < AUTOMATIONS_MAX; count += 1)
    world.does(LEADER, "automation.add", args);
  expect(world.refuses(LEADER, "automation.add", args)).toMatchObject({
    reason: "automation.max",
    data: { count: AUTOMATIONS_MAX },
  });
});

test("what a rule names is there in its plan", () => {
  const { world, args } = layOut();
  const other = makePlan(world);
  const foreign = other.columns[0].id;
  const reasonOf = (part: Partial<ArgumentsOf<"automation.add">>) =>
    world.refuses(LEADER, "automation.add", { ...args, ...part }).reason;
  expect(reasonOf({ trigger: { on: "column", columnId: foreign } })).toBe("column.gone");
  expect(reasonOf({ trigger: { on: "state", flowItemId: 7 } })).toBe("flow.gone");
  expect(reasonOf({ trigger: { on: "field", fieldId: 7 } })).toBe("field.gone");
  expect(reasonOf({ actions: [{ does: "column", columnId: foreign }] })).toBe("column.gone");
  expect(reasonOf({ actions: [{ does: "addTag", tagId: 7 }] })).toBe("tag.gone");
  expect(reasonOf({ actions: [{ does: "field", fieldId: 7, value: "" }] })).toBe("field.gone");
  expect(reasonOf({ actions: [{ does: "addAssist", userIds: [OUTSIDER] }] })).toBe(
    "task.memberOnly",
  );
  expect(reasonOf({ timeZone: "Moon/Tranquility" })).toBe("task.timeZoneUnknown");
});

test("a field is set to what it can hold", () => {
  const { world, args, plan } = layOut();
  const { id } = world.does(LEADER, "field.add", { planId: plan.id, name: "Cost", kind: "number" });
  const set = (value: string): typeof args => ({
    ...args,
    actions: [{ does: "field", fieldId: id, value }],
  });
  expect(world.refuses(LEADER, "automation.add", set("much")).reason).toBe("field.wrong");
  world.does(LEADER, "automation.add", set("12"));
});

test("a rule does something, and not more than so much", () => {
  const { args } = layOut();
  const accepts = (count: number) =>
    addAutomation.arguments.safeParse({
      ...args,
      actions: Array.from({ length: count }, () => ({ does: "complete" })),
    }).success;
  expect([0, 1, AUTOMATION_ACTIONS_MAX, AUTOMATION_ACTIONS_MAX + 1].map(accepts)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
