import { expect, test } from "vitest";
import { CHECK_ITEM_NAME_MAX } from "#domain/limits.ts";
import { linesOf } from "./lines-of.ts";

test("a pasted list becomes its lines, without what marks them", () => {
  const text =
    "- Oil the forms\r\n* [x] Order the pump\n\n2) Book 3 men\n  [ ] 4. Cover it\n☐ 检查\n";
  const names = ["Oil the forms", "Order the pump", "Book 3 men", "Cover it", "检查"];
  expect(linesOf(text).map(({ name }) => name)).toEqual(names);
});

test("what is ticked in it is done", () => {
  const text = "* [x] Order the pump\n- [ ] Rope\n☑ Gloves\n[X] Helmet\nx-ray";
  expect(linesOf(text).map(({ isDone }) => isDone)).toEqual([true, false, true, true, false]);
});

test("numbers that belong to the words stay, and what is too long is cut", () => {
  expect(linesOf("3 bars of 12 mm\n2026-11-23 pour").map(({ name }) => name)).toEqual([
    "3 bars of 12 mm",
    "2026-11-23 pour",
  ]);
  expect(linesOf("x".repeat(600))[0]?.name).toHaveLength(CHECK_ITEM_NAME_MAX);
});
