import { expect, test } from "vitest";
import { sheetPage } from "#tests/make/cases/sheet-things.ts";
import { addSheets, makeSheet } from "#tests/make/sheets.ts";
import { LEADER, MEMBER } from "#tests/make/site.ts";
import { SHEET_REVISIONS_MAX } from "./sheet-limits.ts";

test("pages of one file become sheets, with the file in the scope of the plan", () => {
  const { world, planId } = makeSheet();
  const pages = [sheetPage("A-2"), sheetPage("A-3", 2)];
  const { file, sheets, revisions } = addSheets(world, MEMBER, planId, pages);
  expect(sheets.map((sheet) => [sheet.number, sheet.planId])).toEqual([
    ["A-2", planId],
    ["A-3", planId],
  ]);
  expect(revisions.map(({ fileId, page }) => [fileId, page])).toEqual([
    [file.id, 1],
    [file.id, 2],
  ]);
  expect(world.row("file", file.id)).toMatchObject({ planId, itemId: 0, arriveTime: 0 });
});

test("a number that is there gets another revision, whoever brings it and however it is spaced", () => {
  const { world, planId, sheetId } = makeSheet();
  const { revisions } = addSheets(world, MEMBER, planId, [sheetPage("a - 1")]);
  expect(world.all("sheet")).toHaveLength(1);
  expect(world.row("sheet", sheetId)).toMatchObject({
    number: "A-1",
    userId: LEADER,
    revisionId: revisions[0]?.id,
  });
  expect(world.all("sheetRevision").map((row) => row.sheetId)).toEqual([sheetId, sheetId]);
});

test("A1 is another sheet than A-1, and two pages of one number are two revisions", () => {
  const { world, planId } = makeSheet();
  addSheets(world, LEADER, planId, [sheetPage("A1", 2), sheetPage("A-1", 3), sheetPage("A1", 4)]);
  expect(world.all("sheet").map(({ number }) => number)).toEqual(["A-1", "A1"]);
  expect(world.all("sheetRevision")).toHaveLength(4);
});

test("a revision follows the sheet that it names, though that has another number by now", () => {
  const { world, planId, sheetId } = makeSheet();
  world.does(LEADER, "sheet.edit", { id: sheetId, number: "A-9" });
  addSheets(world, MEMBER, planId, [{ ...sheetPage("A-1"), sheetId }]);
  expect(world.all("sheet").map(({ number }) => number)).toEqual(["A-9"]);
});

test("a sheet has so many revisions at most", () => {
  const { world, planId } = makeSheet();
  const pages = Array.from({ length: SHEET_REVISIONS_MAX - 1 }, () => sheetPage("A-1"));
  addSheets(world, LEADER, planId, pages);
  const more = { planId, name: "Set.pdf", size: 3, md5: "a".repeat(32), pages: [sheetPage("A-1")] };
  expect(world.refuses(LEADER, "sheet.add", more)).toMatchObject({
    reason: "sheet.revisionsMax",
    data: { count: SHEET_REVISIONS_MAX },
  });
});
