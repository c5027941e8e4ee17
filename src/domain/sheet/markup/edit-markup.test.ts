import { expect, test } from "vitest";
import { sheetPage } from "#tests/make/cases/sheet-things.ts";
import { addSheets, makeSheet } from "#tests/make/sheets.ts";
import { LEADER, MEMBER } from "#tests/make/site.ts";

test("each changes the layer that is theirs, and nobody another one", () => {
  const { world, sheetId } = makeSheet();
  const line = { sheetId, kind: "line", color: "red" } as const;
  const { id } = world.does(MEMBER, "markup.add", { ...line, points: [0, 0, 5, 5] }).reply;
  world.does(MEMBER, "markup.edit", { id, points: [1, 1, 6, 6] });
  expect(world.row("markup", id).points).toEqual([1, 1, 6, 6]);
  expect(world.refuses(LEADER, "markup.edit", { id, color: "blue" }).reason).toBe(
    "markup.makerOnly",
  );
  expect(world.refuses(MEMBER, "markup.edit", { id, points: [1, 1] }).reason).toBe(
    "parameterError",
  );
});

test("a line is drawn as thick as usual until somebody says otherwise, and says what they write to it", () => {
  const { world, sheetId } = makeSheet();
  const points = [0, 0, 5, 5];
  const drawn = { sheetId, kind: "cloud", color: "red", points } as const;
  const { id, width } = world.does(MEMBER, "markup.add", { ...drawn, points }).reply;
  expect(width).toBe("normal");
  world.does(MEMBER, "markup.edit", { id, width: "thick", text: "WC moved" });
  expect(world.row("markup", id)).toMatchObject({ width: "thick", text: "WC moved", points });
  world.does(MEMBER, "markup.edit", { id, text: "" });
  expect(world.row("markup", id)).toMatchObject({ width: "thick", text: "" });
  const words = { ...drawn, kind: "text", points: [7, 8], text: "Here" } as const;
  const said = world.does(MEMBER, "markup.add", { ...words, points: [7, 8] }).id;
  expect(world.refuses(MEMBER, "markup.edit", { id: said, text: "" }).reason).toBe(
    "parameterError",
  );
});

test("whoever moves a markup on another revision lays it on that one", () => {
  const { world, planId, sheetId } = makeSheet();
  const line = { sheetId, kind: "line", color: "red", points: [0, 0, 5, 5] } as const;
  const { id, revisionId } = world.does(MEMBER, "markup.add", {
    ...line,
    points: [...line.points],
  }).reply;
  const [newer] = addSheets(world, MEMBER, planId, [sheetPage("A-1")]).revisions;
  const on = { id, revisionId: newer?.id ?? 0 };
  world.does(MEMBER, "markup.edit", { ...on, color: "blue" });
  expect(world.row("markup", id)).toMatchObject({ color: "blue", revisionId });
  world.does(MEMBER, "markup.edit", { ...on, points: [1, 1, 6, 6] });
  expect(world.row("markup", id)).toMatchObject({ points: [1, 1, 6, 6], revisionId: newer?.id });
  const [other] = addSheets(world, MEMBER, planId, [sheetPage("A-2")]).revisions;
  const wrong = { id, revisionId: other?.id ?? 0, points: [2, 2, 7, 7] };
  expect(world.refuses(MEMBER, "markup.edit", wrong).reason).toBe("sheet.revisionGone");
});
