import { expect, test } from "vitest";
import type { Automation } from "#domain/automation/automation.ts";
import { makeCompany, makePlan, makeTask, LEADER } from "#tests/make/site.ts";
import { dueRuns } from "./due-runs.ts";

const HOUR = 3_600_000;
const DUE = Date.UTC(2026, 3, 1, 20);

test("however many tasks are due for however many rules, others are heard meanwhile, and none is left out", async () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan, { name: "Pour", times: [DUE - HOUR, DUE] });
  const rule: Automation = world.does(LEADER, "automation.add", {
    planId: plan.id,
    name: "Say so",
    trigger: { on: "date", edge: "end", days: 0, minute: 7 * 60 },
    condition: {},
    actions: [{ does: "priority", priority: 1 }],
    timeZone: "Asia/Shanghai",
  }).reply;
  const rules = new Map([[rule.id, { ...rule, sinceTime: 0 }]]);
  const tasks = new Map([[task.id, task]]);
  const pairs = Array.from({ length: 20_000 }, () => ({ automationId: rule.id, taskId: task.id }));
  let heard = 0;
  let isOver = false;
  const hear = () => {
    heard += 1;
    if (!isOver) setImmediate(hear);
  };
  setImmediate(hear);
  const stretch = { from: DUE - 48 * HOUR, now: DUE + 48 * HOUR };
  const runs = await dueRuns(pairs, { rules, tasks }, stretch);
  isOver = true;
  expect(runs).toHaveLength(20_000);
  expect(heard).toBeGreaterThan(1);
});
