import { expect, test } from "vitest";
import { makeSheet } from "#tests/make/sheets.ts";
import { LEADER, MEMBER } from "#tests/make/site.ts";

test("a sheet goes by who brought it or leads the plan, and takes no pin any more", () => {
  const { world, sheetId } = makeSheet();
  expect(world.refuses(MEMBER, "sheet.remove", { id: sheetId }).reason).toBe("sheet.makerOnly");
  world.does(LEADER, "sheet.remove", { id: sheetId });
  expect(world.row("sheet", sheetId).removedTime).toBeGreaterThan(0);
  const pin = { sheetId, x: 1, y: 1, name: "Crack" };
  expect(world.refuses(MEMBER, "pin.addTask", pin).reason).toBe("sheet.gone");
  expect(world.does(LEADER, "sheet.remove", { id: sheetId }).changes).toEqual([]);
});
