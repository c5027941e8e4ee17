import { expect, test } from "vitest";
import { COLLEAGUE, LEADER, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import { type Ask, fits } from "../reading.ts";
import type { Task } from "../task/task.ts";
import { leavePlanChanges } from "./leave-plan.ts";

test("whoever leaves a plan asks for no task in which they have no part", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  makeTask(world, plan, { owner: [LEADER] });
  const owned = makeTask(world, plan, { owner: [MEMBER, LEADER] });
  const assisted = makeTask(world, plan, { assist: [MEMBER] });
  makeTask(world, plan, { visibility: 3, visibleTo: [COLLEAGUE] });
  const shown = makeTask(world, plan, { visibility: 3, visibleTo: [COLLEAGUE, MEMBER] });
  const handed: object[] = [];
  const reading = leavePlanChanges(plan.id, [MEMBER]);
  let step = reading.next();
  while (!step.done) {
    const rows = answer(step.value);
    if (step.value.entity === "task") handed.push(...rows);
    step = reading.next(rows);
  }
  expect(handed).toEqual([owned, assisted, shown]);
  const tasks = step.value.filter(({ entity }) => entity === "task");
  expect(tasks.map((change) => "put" in change && (change.put as Task).taskUser)).toEqual([
    [{ userId: LEADER, owner: 1 }],
    [],
    [],
  ]);
  expect(tasks.map((change) => "put" in change && (change.put as Task).visibleTo)).toEqual([
    [],
    [],
    [COLLEAGUE],
  ]);

  function answer(ask: Ask): object[] {
    const rows: object[] = world.all(ask.entity);
    return ask.kind === "list" ? rows.filter((row) => fits(row, ask.where)) : [];
  }
});
