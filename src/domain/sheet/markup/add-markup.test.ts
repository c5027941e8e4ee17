import { expect, test } from "vitest";
import { makeSheet } from "#tests/make/sheets.ts";
import { MEMBER } from "#tests/make/site.ts";

test("words need one place and something to say, all else a beginning and an end", () => {
  const { world, sheetId } = makeSheet();
  const reasonOf = (kind: "text" | "measure" | "free", points: number[]) =>
    world.refuses(MEMBER, "markup.add", { sheetId, color: "red", kind, points }).reason;
  expect(reasonOf("text", [7, 8])).toBe("parameterError");
  expect(reasonOf("measure", [7, 8])).toBe("parameterError");
  expect(reasonOf("free", [1, 2, 3, 4, 5])).toBe("parameterError");
  const words = { kind: "text", color: "red", text: "Here" } as const;
  const mine = world.does(MEMBER, "markup.add", { sheetId, ...words, points: [7, 8] }).reply;
  expect(mine).toMatchObject({ userId: MEMBER, text: "Here", points: [7, 8] });
});
