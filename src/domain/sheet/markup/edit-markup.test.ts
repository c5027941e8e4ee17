import { expect, test } from "vitest";
import { makeSheet } from "#tests/make/sheets.ts";
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
