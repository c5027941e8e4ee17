import { expect, test } from "vitest";
import { sheetPage } from "#tests/make/cases/sheet-things.ts";
import { addSheets, makeSheet } from "#tests/make/sheets.ts";
import { MEMBER } from "#tests/make/site.ts";

test("any member says what a sheet is called, and what its width stands for", () => {
  const { world, sheetId } = makeSheet();
  world.does(MEMBER, "sheet.edit", { id: sheetId, title: " Roof ", widthMm: 84_100 });
  expect(world.row("sheet", sheetId)).toMatchObject({
    number: "A-1",
    title: "Roof",
    widthMm: 84_100,
  });
});

test("no two sheets of a plan have one number, but for those that were removed", () => {
  const { world, planId, sheetId } = makeSheet();
  const id = addSheets(world, MEMBER, planId, [sheetPage("A-2")]).sheets[0]?.id ?? 0;
  expect(world.refuses(MEMBER, "sheet.edit", { id: sheetId, number: "a-2" })).toMatchObject({
    reason: "sheet.numberTaken",
    data: { number: "A-2" },
  });
  world.does(MEMBER, "sheet.remove", { id });
  world.does(MEMBER, "sheet.edit", { id: sheetId, number: "A-2" });
});
