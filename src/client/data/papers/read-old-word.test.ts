import { readFile } from "node:fs/promises";
import * as fc from "fast-check";
import { CFB } from "xlsx";
import { expect, test } from "vitest";
import { readOldWord } from "./read-old-word.ts";

const document = new Uint8Array(await readFile("tests/data/files/method-statement.doc"));

/** A document of one piece in each way of writing, as Word 97 keeps it. */
function madeDocument(change: (main: DataView, table: DataView) => void = () => undefined) {
  const narrow = Buffer.from("\x93Caf\xe9\x94\r", "latin1");
  const wide = Buffer.from("混凝土\x13 PAGE \x147\x15\rA\x07B\x07\x07", "utf16le");
  const main = new DataView(new ArrayBuffer(0x600));
  const table = new DataView(new ArrayBuffer(64));
  const letters = narrow.length + wide.length / 2;
  main.setUint16(0, 0xa5ec, true);
  main.setUint16(0x0a, 0x0200, true);
  main.setUint32(0x4c, letters, true);
  main.setUint32(0x1a2, 0, true);
  main.setUint32(0x1a6, 64, true);
  new Uint8Array(main.buffer).set(narrow, 0x400);
  new Uint8Array(main.buffer).set(wide, 0x500);
  // Properties, which are passed over, stand before the table.
  new Uint8Array(table.buffer).set([1, 2, 0, 9, 9, 2]);
  table.setUint32(6, 28, true);
  table.setUint32(14, narrow.length, true);
  table.setUint32(18, letters, true);
  table.setUint32(24, 0x40_00_08_00, true);
  table.setUint32(32, 0x500, true);
  change(main, table);
  const book = CFB.utils.cfb_new();
  CFB.utils.cfb_add(book, "/WordDocument", Buffer.from(main.buffer));
  CFB.utils.cfb_add(book, "/1Table", Buffer.from(table.buffer));
  return Uint8Array.from(CFB.write(book, { type: "buffer" }) as Buffer);
}

test("the words of an old Word document are read", async () => {
  const read = await readOldWord(document);
  expect(read.ok && read.value).toMatchObject({ isCut: false });
  const text = read.ok ? read.value.text : "";
  expect(text).toMatchInlineSnapshot(`
    "Method statement: crane base
    Prepared by Dana Kim for Pier 4. See the maker's page.
    Steps
    Set out the base.
    Pour 12 m³ of concrete, 混凝土.
    Wait for seven days.
    Item	Quantity	
    Anchor bolts	16	
    Reinforcement	840 kg"
  `);
});

test("both ways of writing, cells and fields are read as people see them", async () => {
  const read = await readOldWord(madeDocument());
  expect(read).toEqual({ ok: true, value: { text: "“Café”\n混凝土7\nA\tB", isCut: false } });
});

test.each([
  ["of no bytes", new Uint8Array()],
  ["that is none", new TextEncoder().encode("<html>A page that is named so")],
  ["that is cut off", document.slice(0, 3_000)],
  ["that is locked", madeDocument((main) => main.setUint16(0x0a, 0x0300, true))],
  ["without its table", madeDocument((main) => main.setUint16(0x0a, 0, true))],
  ["whose pieces lie outside", madeDocument((_main, table) => table.setUint32(32, 1e9, true))],
  [
    "with more pieces than it has room for",
    madeDocument((_main, table) => table.setUint32(6, 4e9, true)),
  ],
])("a document %s is told to be broken", async (_words, bytes) => {
  expect(await readOldWord(bytes)).toEqual({ ok: false, error: "broken" });
});

test("whatever is in a file, reading it comes to an end and gives no more than it holds", async () => {
  const spots = fc.array(fc.tuple(fc.nat(document.length - 1), fc.nat(255)), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(spots, async (changes) => {
      const bytes = document.slice();
      for (const [at, value] of changes) bytes[at] = value;
      const read = await readOldWord(bytes);
      if (read.ok) expect(read.value.text.length).toBeLessThanOrEqual(500_000);
    }),
    { numRuns: 60 },
  );
});
