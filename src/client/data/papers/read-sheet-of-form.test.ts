import { expect, test } from "vitest";
import { utils, type WorkSheet, write } from "xlsx";
import { IMPORT_LINES_MAX } from "#domain/import/import-limits.ts";
import { readSheetOfForm } from "./read-sheet-of-form.ts";

function bookOf(sheets: Readonly<Record<string, WorkSheet>>): Uint8Array {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  return new Uint8Array(write(book, { type: "array", bookType: "xlsx" }) as ArrayBuffer);
}

const costs: WorkSheet = {
  ...utils.aoa_to_sheet([["Costs"], ["Amount", "Rate", "Sum"], [2, 3.5, 7]]),
  C3: { t: "n", v: 7, f: "A3*B3" },
  "!merges": [utils.decode_range("A1:C1")],
};

test("a sheet is read with its formulas and merged cells, and others in which something stands are named", async () => {
  const content = bookOf({ Empty: {}, Costs: costs, People: utils.aoa_to_sheet([["Name"]]) });
  expect(await readSheetOfForm(content)).toEqual({
    ok: true,
    value: {
      name: "Costs",
      names: ["Costs", "People"],
      sheet: {
        grid: [["Costs"], ["Amount", "Rate", "Sum"], ["2", "3.5", "7"]],
        formulas: [{ line: 2, column: 2, text: "A3*B3" }],
        merged: [{ row: 0, column: 0, rows: 1, columns: 3 }],
      },
    },
  });
  expect(await readSheetOfForm(content, "People")).toMatchObject({
    value: { name: "People", sheet: { grid: [["Name"]] } },
  });
});

test("a sheet that is too long is passed over for others, and refused where it is the only one", async () => {
  const long = utils.aoa_to_sheet(Array.from({ length: IMPORT_LINES_MAX + 1 }, () => ["x"]));
  expect(await readSheetOfForm(bookOf({ Long: long, Costs: costs }))).toMatchObject({
    value: { name: "Costs", names: ["Costs"] },
  });
  expect(await readSheetOfForm(bookOf({ Long: long }))).toEqual({
    ok: false,
    error: "tooManyLines",
  });
  expect(await readSheetOfForm(bookOf({ Empty: {} }))).toEqual({ ok: false, error: "empty" });
  expect(await readSheetOfForm(Uint8Array.of(0, 1, 2))).toEqual({ ok: false, error: "broken" });
});
