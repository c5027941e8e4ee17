import JSZip from "jszip";
import { expect, test } from "vitest";
import { readImport } from "./read-import.ts";
import { writeTemplate } from "./write-sheet.ts";

const plan = {
  headings: 1,
  rows: [
    ["*Task", "Column"],
    ["※ Name", "※ A column"],
  ],
  merged: [],
  lists: [{ column: 1, choices: ["To do", "=Doing & more", "Done"] }],
};

test("cells below the headings are chosen from lists, which stand on a sheet that is not shown", async () => {
  const content = await writeTemplate("Tasks", plan);
  const zip = await JSZip.loadAsync(content);
  const [sheet, lists, book] = await Promise.all(
    ["worksheets/sheet1.xml", "worksheets/sheet2.xml", "workbook.xml"].map(async (name) =>
      zip.file(`xl/${name}`)?.async("string"),
    ),
  );
  expect(sheet).toMatch(
    /<\/sheetData><dataValidations count="1">.*sqref="B2:B10001".*<\/dataValidations>/,
  );
  expect(sheet).toContain("<formula1>Lists!$A$1:$A$3</formula1>");
  expect(lists).toContain("A3");
  expect(book).toContain('state="hidden"');
  expect(await readImport(content)).toEqual({ ok: true, value: plan.rows });
});
