import { expect, test } from "vitest";
import { makeSheet } from "#tests/make/sheets.ts";
import { LEADER, MEMBER } from "#tests/make/site.ts";

test("a pin is taken off the sheet, and its task stays", () => {
  const { world, sheetId } = makeSheet();
  const { task } = world.does(LEADER, "pin.addTask", { sheetId, x: 1, y: 2, name: "Leak" }).reply;
  world.does(MEMBER, "pin.remove", { sheetId, taskId: task.id });
  expect(world.all("pin")).toEqual([]);
  expect(world.find("task", task.id)).toBeDefined();
  const refusal = world.refuses(MEMBER, "pin.remove", { sheetId, taskId: task.id });
  expect(refusal.reason).toBe("pin.gone");
});
