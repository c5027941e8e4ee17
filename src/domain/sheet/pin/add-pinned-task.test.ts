import { expect, test } from "vitest";
import { makeSheet } from "#tests/make/sheets.ts";
import { LEADER, MEMBER } from "#tests/make/site.ts";

test("a task is made with its pin in one act, and no number is given twice", () => {
  const { world, planId, sheetId } = makeSheet();
  const place = { sheetId, x: 10, y: 1_000_000 };
  const first = world.does(MEMBER, "pin.addTask", { ...place, name: "Crack", owner: [MEMBER] });
  const { task, pin } = first.reply;
  expect(world.row("task", task.id)).toMatchObject({ planId, name: "Crack" });
  expect(pin).toMatchObject({ number: 1, x: 10, y: 1_000_000, taskId: task.id });
  world.does(MEMBER, "pin.remove", { sheetId, taskId: task.id });
  const second = world.does(LEADER, "pin.addTask", { ...place, name: "Leak" }).reply;
  expect(second.pin.number).toBe(2);
});

test("a pin goes with its task", () => {
  const { world, sheetId } = makeSheet();
  const { task } = world.does(LEADER, "pin.addTask", { sheetId, x: 1, y: 2, name: "Leak" }).reply;
  world.does(LEADER, "task.remove", [{ id: task.id }]);
  expect(world.all("pin")).toEqual([]);
});
