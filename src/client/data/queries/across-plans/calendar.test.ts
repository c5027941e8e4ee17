import { expect, test } from "vitest";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { COLLEAGUE, LEADER, makeCompany, makePlan, makeTask } from "#tests/make/site.ts";
import type { Times } from "#domain/task/task-times.ts";
import { readTasksToPlan } from "./calendar.ts";

const TODAY = new Date(2026, 10, 25).getTime();
const DAY = 86_400_000;
const timesOn = (days: number): Times => [TODAY + days * DAY + 1, TODAY + days * DAY + 2];

test("what is to plan is one's own, undone, and without a day to come; the oldest first", async () => {
  const world = makeCompany();
  const { plan } = makePlan(world, "Tower");
  const { plan: old } = makePlan(world, "Old");
  const own = { owner: [LEADER] };
  makeTask(world, plan, { name: "Today", times: timesOn(0), ...own });
  makeTask(world, plan, { name: "Tomorrow", times: timesOn(1), ...own });
  makeTask(world, plan, { name: "Yesterday", times: timesOn(-1), ...own });
  makeTask(world, plan, { name: "Last week", times: timesOn(-7), ...own });
  makeTask(world, plan, { name: "Some day", ...own });
  makeTask(world, plan, { name: "Of a colleague", owner: [COLLEAGUE] });
  makeTask(world, plan, { name: "Assisted", owner: [COLLEAGUE], assist: [LEADER] });
  const done = makeTask(world, plan, { name: "Done", ...own });
  world.does(LEADER, "task.edit", { id: done.id, completeTime: TODAY });
  makeTask(world, old, { name: "Put away", ...own });
  world.does(LEADER, "plan.archive", { planId: old.id, type: "add" });
  const database = await openBrowserOf(world, LEADER);
  const found = await readTasksToPlan(database, LEADER, TODAY);
  expect(found.map(({ task }) => task.name)).toEqual(["Some day", "Last week", "Yesterday"]);
});
