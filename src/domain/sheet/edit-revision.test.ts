import { expect, test } from "vitest";
import { sheetPage } from "#tests/make/cases/sheet-things.ts";
import { addSheets, makeSheet } from "#tests/make/sheets.ts";
import { LEADER, MEMBER } from "#tests/make/site.ts";
import { NO_ACCESS } from "../refusal.ts";

test("code and date of a revision are corrected one by one, and its sheet stays as it is", () => {
  const { world, planId, sheetId } = makeSheet();
  const [newer] = addSheets(world, MEMBER, planId, [sheetPage("A-1")]).revisions;
  const sheet = world.row("sheet", sheetId);
  const older = world.all("sheetRevision").find(({ id }) => id !== newer?.id);
  if (!older) throw new Error("There is no revision");
  world.does(MEMBER, "sheet.editRevision", { sheetId, id: older.id, code: " B " });
  expect(world.row("sheetRevision", older.id)).toEqual({ ...older, code: "B" });
  world.does(MEMBER, "sheet.editRevision", { sheetId, id: older.id, date: 0 });
  expect(world.row("sheetRevision", older.id)).toEqual({ ...older, code: "B", date: 0 });
  expect(world.row("sheet", sheetId)).toEqual(sheet);
});

test("who may not bring drawings corrects none", () => {
  const { world, planId, sheetId } = makeSheet();
  const { revisionId: id } = world.row("sheet", sheetId);
  world.does(LEADER, "plan.setRights", { planId, rights: { drawings: "administrator" } });
  const { code } = world.refuses(MEMBER, "sheet.editRevision", { sheetId, id, code: "B" });
  expect(code).toBe(NO_ACCESS);
  world.does(LEADER, "sheet.editRevision", { sheetId, id, code: "B" });
});
