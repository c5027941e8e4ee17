import { expect, test } from "vitest";
import { sheetPage } from "#tests/make/cases/sheet-things.ts";
import { addSheets, makeSheet } from "#tests/make/sheets.ts";
import { LEADER, MEMBER } from "#tests/make/site.ts";

/** A sheet with a revision of the leader's and, newer, one of the member's. */
function makeRevised() {
  const { world, planId, sheetId } = makeSheet();
  const first = world.row("sheet", sheetId).revisionId;
  addSheets(world, MEMBER, planId, [{ ...sheetPage("A-1"), sheetId }]);
  const second = world.row("sheet", sheetId).revisionId;
  return { world, sheetId, first, second };
}

test("a revision goes by who brought it, the one before holds again, and pins stay", () => {
  const { world, sheetId, first, second } = makeRevised();
  const pin = world.does(MEMBER, "pin.addTask", { sheetId, x: 1, y: 1, name: "Crack" }).reply.pin;
  world.does(MEMBER, "sheet.removeRevision", { sheetId, id: second });
  expect(world.row("sheet", sheetId).revisionId).toBe(first);
  expect(world.row("pin", pin.id)).toMatchObject({ x: 1, y: 1 });
  const gone = { sheetId, id: second };
  expect(world.refuses(LEADER, "sheet.removeRevision", gone).reason).toBe("sheet.revisionGone");
});

test("an older one goes without a change of what holds", () => {
  const { world, sheetId, first, second } = makeRevised();
  world.does(LEADER, "sheet.removeRevision", { sheetId, id: first });
  expect(world.row("sheet", sheetId).revisionId).toBe(second);
});

test("nobody removes that of somebody else who does not lead, and nobody the last one", () => {
  const { world, sheetId, first, second } = makeRevised();
  const others = { sheetId, id: first };
  expect(world.refuses(MEMBER, "sheet.removeRevision", others).reason).toBe("sheet.makerOnly");
  world.does(LEADER, "sheet.removeRevision", { sheetId, id: second });
  expect(world.refuses(LEADER, "sheet.removeRevision", others).reason).toBe("sheet.lastRevision");
});

test("its file goes along, unless another sheet is drawn from the same one", () => {
  const { world, sheetId, first, second } = makeRevised();
  const { planId } = world.row("sheet", sheetId);
  const fileOf = (id: number) => world.row("sheetRevision", id).fileId;
  const [old, brought] = [fileOf(first), fileOf(second)];
  world.does(LEADER, "sheet.removeRevision", { sheetId, id: second });
  expect(world.all("file").map(({ id }) => id)).toEqual([old]);
  expect(brought).not.toBe(old);
  const set = [sheetPage("A-2"), sheetPage("A-3", 2)];
  const { file, sheets, revisions } = addSheets(world, LEADER, planId, set);
  const [sheet] = sheets;
  const [revision] = revisions;
  if (!sheet || !revision) throw new Error("There is no sheet");
  addSheets(world, LEADER, planId, [sheetPage("A-2")]);
  world.does(LEADER, "sheet.removeRevision", { sheetId: sheet.id, id: revision.id });
  expect(world.all("file").map(({ id }) => id)).toContain(file.id);
});
