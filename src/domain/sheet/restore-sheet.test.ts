import { expect, test } from "vitest";
import { sheetPage } from "#tests/make/cases/sheet-things.ts";
import { addSheets, makeSheet } from "#tests/make/sheets.ts";
import { LEADER, MEMBER } from "#tests/make/site.ts";

test("what was removed comes back, while no other sheet has its number", () => {
  const { world, planId, sheetId: id } = makeSheet();
  world.does(LEADER, "sheet.remove", { id });
  const again = addSheets(world, MEMBER, planId, [sheetPage("A-1")]).sheets[0]?.id ?? 0;
  expect(again).not.toBe(id);
  expect(world.refuses(LEADER, "sheet.restore", { id })).toMatchObject({
    reason: "sheet.numberTaken",
    data: { number: "A-1" },
  });
  world.does(MEMBER, "sheet.edit", { id: again, number: "A-2" });
  world.does(LEADER, "sheet.restore", { id });
  expect(world.row("sheet", id).removedTime).toBe(0);
});
