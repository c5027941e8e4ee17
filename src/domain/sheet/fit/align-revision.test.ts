import { expect, test } from "vitest";
import { sheetPage } from "#tests/make/cases/sheet-things.ts";
import { addSheets, makeSheet } from "#tests/make/sheets.ts";
import { LEADER, MEMBER } from "#tests/make/site.ts";
import { fitOfSetOn } from "./set-on.ts";
import { type CommonPoint, AS_IT_LIES, placeFrom, placesFrom } from "./sheet-fit.ts";

/** What the sheet shows, at the same size, in the middle of a sheet of twice the width and four times the height. */
const LARGER = { ...sheetPage("A-1"), width: 3368, height: 4764 };
const points: [CommonPoint, CommonPoint] = [
  { older: { x: 0, y: 0 }, newer: { x: 250_000, y: 375_000 } },
  { older: { x: 1_000_000, y: 1_000_000 }, newer: { x: 750_000, y: 625_000 } },
];

/** A sheet with a pin, and a revision of other proportions that came after it. */
function makeRevised() {
  const { world, planId, sheetId } = makeSheet();
  const [older] = world.all("sheetRevision");
  const addTask = (name: string) => world.does(LEADER, "task.add", { planId, name }).id;
  const leak = { sheetId, taskId: addTask("Leak"), x: 100_000, y: 200_000 };
  const { id: pinId } = world.does(LEADER, "pin.add", leak).reply;
  const [revision] = addSheets(world, LEADER, planId, [LARGER]).revisions;
  if (!older || !revision) throw new Error("There is no revision");
  const seen = (id: string, on: number) => {
    const pin = world.row("pin", id);
    const { fit } = world.row("sheetRevision", on);
    return placeFrom(pin, fitOfSetOn(pin, world.all("sheetRevision")), fit);
  };
  const align = () =>
    world.does(MEMBER, "sheet.align", { sheetId, id: revision.id, olderId: older.id, points });
  return { world, planId, sheetId, older, revision, pinId, seen, align, addTask };
}

test("pins are where they belong on a revision of other proportions once two points are named", () => {
  const { pinId, older, revision, seen, align } = makeRevised();
  align();
  expect(seen(pinId, revision.id)).toEqual({ x: 300_000, y: 425_000 });
  expect(seen(pinId, older.id)).toEqual({ x: 100_000, y: 200_000 });
});

test("what was set on the revision before stays where it is on it, and is where that is on the older one", () => {
  const { world, sheetId, older, revision, seen, align, addTask } = makeRevised();
  const on = { sheetId, revisionId: revision.id };
  const set = { ...on, taskId: addTask("Crack"), x: 500_000, y: 500_000 };
  const { id } = world.does(MEMBER, "pin.add", set).reply;
  const drawn = { ...on, kind: "line", color: "red" } as const;
  const lined = [250_000, 375_000, 750_000, 625_000];
  const line = world.does(MEMBER, "markup.add", { ...drawn, points: lined }).id;
  align();
  expect(seen(id, revision.id)).toEqual({ x: 500_000, y: 500_000 });
  expect(seen(id, older.id)).toEqual({ x: 500_000, y: 500_000 });
  const mark = world.row("markup", line);
  expect(mark.points).toEqual(lined);
  const from = fitOfSetOn(mark, world.all("sheetRevision"));
  expect(placesFrom(mark.points, from, AS_IT_LIES)).toEqual([0, 0, 1_000_000, 1_000_000]);
});

test("what was set on the older revision while a newer one held stays where it is on that", () => {
  const { world, sheetId, older, revision, seen, align, addTask } = makeRevised();
  const set = { sheetId, revisionId: older.id, taskId: addTask("Crack"), x: 100_000, y: 200_000 };
  const { id } = world.does(MEMBER, "pin.add", set).reply;
  align();
  expect(seen(id, older.id)).toEqual({ x: 100_000, y: 200_000 });
  expect(seen(id, revision.id)).toEqual({ x: 300_000, y: 425_000 });
});

test("whoever sets something without having heard of the alignment sets it where they see it", () => {
  const { world, sheetId, older, revision, seen, align, addTask } = makeRevised();
  align();
  const on = { sheetId, revisionId: revision.id, x: 300_000, y: 425_000 };
  const added = world.does(MEMBER, "pin.add", { ...on, taskId: addTask("Crack") }).reply;
  const task = world.does(MEMBER, "pin.addTask", { ...on, name: "Gap" }).reply;
  for (const pin of [added, task.pin]) {
    expect(seen(pin.id, older.id)).toEqual({ x: 100_000, y: 200_000 });
    expect(seen(pin.id, revision.id)).toEqual({ x: 300_000, y: 425_000 });
  }
});

test("what was set on a revision that is taken away is where it was, and what comes later is not refused", () => {
  const { world, sheetId, older, revision, pinId, seen, align, addTask } = makeRevised();
  align();
  const on = { sheetId, revisionId: revision.id };
  const set = { ...on, taskId: addTask("Crack"), x: 300_000, y: 425_000 };
  const { id } = world.does(MEMBER, "pin.add", set).reply;
  const drawn = {
    ...on,
    kind: "line",
    color: "red",
    points: [250_000, 375_000, 750_000, 625_000],
  } as const;
  const line = world.does(MEMBER, "markup.add", { ...drawn, points: [...drawn.points] }).id;
  world.does(LEADER, "sheet.removeRevision", { sheetId, id: revision.id });
  for (const each of [id, pinId]) expect(seen(each, older.id)).toEqual({ x: 100_000, y: 200_000 });
  expect(world.row("markup", line)).toMatchObject({
    revisionId: 0,
    points: [0, 0, 1_000_000, 1_000_000],
  });
  const late = { ...on, x: 3, y: 4, taskId: addTask("Gap") };
  expect(world.does(MEMBER, "pin.add", late).reply).toMatchObject({ x: 3, y: 4 });
});

test("a next revision of the same shape lies as the one before it, whether it came before the alignment or after", () => {
  const { world, planId, revision, align } = makeRevised();
  const [early] = addSheets(world, LEADER, planId, [LARGER]).revisions;
  align();
  const { fit } = world.row("sheetRevision", revision.id);
  expect(fit).not.toEqual(AS_IT_LIES);
  expect(world.row("sheetRevision", early?.id ?? 0).fit).toEqual(fit);
  expect(addSheets(world, LEADER, planId, [LARGER]).revisions[0]?.fit).toEqual(fit);
  expect(addSheets(world, LEADER, planId, [sheetPage("A-1")]).revisions[0]?.fit).toEqual(
    AS_IT_LIES,
  );
});

test("it can be forgotten, and is refused of a revision by itself", () => {
  const { world, sheetId, older, revision, pinId, seen, align } = makeRevised();
  align();
  const laid = { sheetId, id: revision.id, olderId: older.id };
  world.does(MEMBER, "sheet.align", laid);
  expect(seen(pinId, revision.id)).toEqual({ x: 100_000, y: 200_000 });
  const alone = { ...laid, olderId: revision.id };
  expect(world.refuses(MEMBER, "sheet.align", alone).code).toBeDefined();
});

test("places on another sheet's revision are refused", () => {
  const { world, planId, sheetId, addTask } = makeRevised();
  const [other] = addSheets(world, LEADER, planId, [sheetPage("A-2")]).revisions;
  const seen = { sheetId, taskId: addTask("Crack"), revisionId: other?.id ?? 0, x: 1, y: 2 };
  expect(world.refuses(MEMBER, "pin.add", seen).reason).toBe("sheet.revisionGone");
});
