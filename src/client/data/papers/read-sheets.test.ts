import { readFile } from "node:fs/promises";
import JSZip from "jszip";
import { expect, test } from "vitest";
import { readSheets, SHEET_COLUMNS, SHEET_ROWS } from "./read-sheets.ts";

async function sheetsOf(content: Uint8Array) {
  const read = await readSheets(content);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const bytes = (text: string) => new TextEncoder().encode(text);

test.each(["quantities.xlsx", "quantities.xls"])(
  "%s: dates and sums are read as its program shows them, and merged cells as one",
  async (name) => {
    const [first, second] = await sheetsOf(await readFile(`tests/data/files/${name}`));
    expect(first?.name).toBe("Quantities");
    expect(first?.rows[0]).toEqual([
      { column: 0, text: "Quantities of pier 4", isNumber: false, span: 4 },
    ]);
    expect(first?.rows[2]?.map(({ text }) => text)).toEqual([
      "Concrete 混凝土",
      "m³",
      "12.50",
      "04.03.2026",
    ]);
    expect(first?.rows[5]?.at(-1)).toEqual({ column: 2, text: "868.50", isNumber: true, span: 1 });
    expect(second).toMatchObject({ name: "Long list", isCut: false });
    expect(second?.rows).toHaveLength(301);
  },
);

test("a table as text is read as it is written: no number loses a nought, no date its form", async () => {
  const [sheet] = await sheetsOf(bytes('code;day\n007;3/4/2026\n"a;b";\n'));
  expect(sheet?.rows.map((row) => row.map(({ text }) => text))).toEqual([
    ["code", "day"],
    ["007", "3/4/2026"],
    ["a;b"],
  ]);
});

test("a table that a Chinese program wrote is read", async () => {
  const [sheet] = await sheetsOf(await readFile("tests/data/files/deliveries-gb18030.csv"));
  expect(sheet?.rows[1]?.map(({ text }) => text)).toEqual(["2026/11/03", "海螺水泥, 三厂", "24"]);
});

test("of a very long or wide table the beginning is read, and told that there is more", async () => {
  const [long] = await sheetsOf(bytes("a,b\n".repeat(SHEET_ROWS + 5)));
  expect(long?.rows).toHaveLength(SHEET_ROWS);
  expect(long?.isCut).toBe(true);
  const [wide] = await sheetsOf(bytes("a,".repeat(SHEET_COLUMNS + 5)));
  expect(wide).toMatchObject({ columns: SHEET_COLUMNS, isCut: true });
  const [whole] = await sheetsOf(bytes("a,b\n".repeat(SHEET_ROWS)));
  expect(whole?.isCut).toBe(false);
});

test("what is neither a workbook nor a text is not read", async () => {
  expect(await readSheets(new Uint8Array([1, 0, 2, 0, 3]))).toEqual({ ok: false, error: "broken" });
  const zip = new JSZip().file("nothing.txt", "no workbook");
  const content = await zip.generateAsync({ type: "uint8array" });
  expect(await readSheets(content)).toEqual({ ok: false, error: "broken" });
});
