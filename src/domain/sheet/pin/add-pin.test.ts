import { expect, test } from "vitest";
import { makeSheet } from "#tests/make/sheets.ts";
import { LEADER, MEMBER } from "#tests/make/site.ts";

test("a task has one pin on a sheet: set again it moves and keeps its number", () => {
  const { world, planId, sheetId } = makeSheet();
  const task = world.does(LEADER, "task.add", { planId, name: "Leak" }).reply;
  world.does(LEADER, "pin.add", { sheetId, taskId: task.id, x: 1, y: 2 });
  world.does(MEMBER, "pin.add", { sheetId, taskId: task.id, x: 3, y: 4 });
  expect(world.all("pin")).toEqual([expect.objectContaining({ x: 3, y: 4, number: 1 })]);
});

test("a task of another plan is not pinned", () => {
  const { world, sheetId } = makeSheet();
  const other = world.does(LEADER, "plan.add", { name: "Other", columns: ["To do"] }).reply;
  const task = world.does(LEADER, "task.add", { planId: other.id, name: "Leak" }).reply;
  const refusal = world.refuses(LEADER, "pin.add", { sheetId, taskId: task.id, x: 1, y: 2 });
  expect(refusal.reason).toBe("taskGone");
});
