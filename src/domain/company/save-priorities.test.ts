import { ADMIN, LEADER, makeCompany, makePlan, makeTask } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { offeredPriorities, priorityLevelsOf, SHIPPED_PRIORITIES } from "../task/priorities.ts";
import { COMPANY_ID } from "./company-id.ts";

const red = { color: "red" as const, days: 1 };

test("an administrator renames, adds, reorders and takes off priorities; what is shipped keeps its name in every language", () => {
  const world = makeCompany();
  expect(priorityLevelsOf(world.all("companySetting")[0])).toEqual(SHIPPED_PRIORITIES);
  world.does(ADMIN, "priority.save", {
    list: [
      { priority: 5, name: "Work stands", ...red },
      { priority: 2, name: "Soon", color: "green", days: 7 },
      { priority: 1, ...red },
    ],
  });
  const levels = priorityLevelsOf(world.row("companySetting", COMPANY_ID));
  expect(offeredPriorities(levels)).toEqual([
    { priority: 5, name: "Work stands", ...red, removed: 0 },
    { priority: 2, name: "Soon", color: "green", days: 7, removed: 0 },
    { priority: 1, name: "", ...red, removed: 0 },
  ]);
  expect(levels.filter(({ removed }) => removed === 1).map(({ priority }) => priority)).toEqual([
    3, 4,
  ]);
});

test("a task keeps a priority that was taken off, and it can be offered again under the name that it had", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  world.does(ADMIN, "priority.save", { list: [{ priority: 9, name: "Crane", ...red }] });
  const task = makeTask(world, plan, { priority: 9 });
  world.does(ADMIN, "priority.save", { list: [] });
  expect(world.row("task", task.id)?.priority).toBe(9);
  const [nine] = priorityLevelsOf(world.row("companySetting", COMPANY_ID));
  expect(nine).toEqual({ priority: 9, name: "Crane", ...red, removed: 1 });
});

test("other settings stay as they are, and members change none", () => {
  const world = makeCompany();
  world.does(ADMIN, "setting.save", { taskDefaultStart: "07:30" });
  world.does(ADMIN, "priority.save", { list: [] });
  world.does(ADMIN, "setting.save", { debug: true });
  expect(world.row("companySetting", COMPANY_ID)).toMatchObject({
    taskDefaultStart: "07:30",
    debug: true,
    columnTemplates: null,
  });
  expect(world.row("companySetting", COMPANY_ID)?.priorities).toHaveLength(4);
  expect(world.refuses(LEADER, "priority.save", { list: [] }).reason).toBe("adminOnly");
});

test("two priorities have not one number, and each is called something", () => {
  const world = makeCompany();
  const twice = [
    { priority: 1, ...red },
    { priority: 1, name: "Again", ...red },
  ];
  expect(world.refuses(ADMIN, "priority.save", { list: twice }).reason).toBe("parameterError");
  const nameless = [{ priority: 5, ...red }];
  expect(world.refuses(ADMIN, "priority.save", { list: nameless }).reason).toBe("parameterError");
});
