import { readFile } from "node:fs/promises";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { CFB } from "xlsx";
import { readOldSlides } from "./read-old-slides.ts";

const show = new Uint8Array(await readFile("tests/data/files/toolbox-talk.ppt"));

function record(kind: number, body: Uint8Array, variant = 0, isContainer = true): Uint8Array {
  const head = new DataView(new ArrayBuffer(8));
  head.setUint16(0, (variant << 4) | (isContainer ? 15 : 0), true);
  head.setUint16(2, kind, true);
  head.setUint32(4, body.length, true);
  return joined(new Uint8Array(head.buffer), body);
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function words(...numbers: readonly number[]): Uint8Array {
  return new Uint8Array(Uint32Array.from(numbers).buffer);
}

const atom = (kind: number, body: Uint8Array, variant = 0) => record(kind, body, variant, false);
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, "utf16le"));
const latin = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

interface Made {
  /** How the file says that it is locked. */
  readonly mark?: number;
  /** Where what was saved before lies; its own place is a circle. */
  readonly before?: "nothing" | "itself";
  readonly repeated?: number;
}

/** A presentation as PowerPoint 97 keeps one that was saved twice: the second time only the slide was written. */
function madeShow({ mark = 0xe3_91_c0_5f, before, repeated = 1 }: Made = {}): Uint8Array {
  const listed = joined(
    atom(0x03f3, words(2, 0, 0, 256, 0)),
    atom(0x0f9f, words(0)),
    atom(0x0fa8, latin("Caf\xe9")),
    atom(0x0f9f, words(1)),
    atom(0x0fa0, utf16("混凝土\rtwo\vlines\r")),
  );
  const list = record(0x0ff0, joined(...Array.from({ length: repeated }, () => listed)));
  const masters = record(0x0ff0, atom(0x03f3, words(9, 0, 0, 0, 0)), 1);
  const document = record(0x03e8, joined(masters, list));
  const pointer = (index: number) => record(0xf00d, atom(0x0f9e, words(index)));
  const slide = (text: string) =>
    record(
      0x03ee,
      record(0x040c, joined(pointer(1), record(0xf00d, atom(0x0fa8, latin(text))), pointer(0))),
    );
  const first = joined(document, slide("old"));
  const places = (...entries: readonly number[]) => atom(0x1772, words(...entries));
  const edit = (saved: number, list_: number) => atom(0x0ff5, words(0, 0, saved, list_, 1, 0, 0));
  const firstPlaces = places(1 | (2 << 20), 0, document.length);
  const firstEdit = first.length + firstPlaces.length;
  const start = joined(first, firstPlaces, edit(0, first.length));
  const again = slide("new");
  const listAt = start.length + again.length;
  const secondPlaces = places(2 | (1 << 20), start.length);
  const editAt = listAt + secondPlaces.length;
  const saved = { nothing: 0, itself: editAt }[before ?? "nothing"] || firstEdit;
  const main = joined(start, again, secondPlaces, edit(saved, listAt));
  const user = joined(new Uint8Array(8), words(20, mark, editAt));
  const book = CFB.utils.cfb_new();
  CFB.utils.cfb_add(book, "/Current User", Buffer.from(user));
  CFB.utils.cfb_add(book, "/PowerPoint Document", Buffer.from(main));
  return Uint8Array.from(CFB.write(book, { type: "buffer" }) as Buffer);
}

test("words and pictures of an old presentation are read slide by slide", async () => {
  const read = await readOldSlides(show);
  if (!read.ok) throw new Error(read.error);
  const { slides, pictures } = read.value;
  const [lifting, signals] = slides.map((slide) =>
    slide.map((part) => (part.kind === "picture" ? part.picture : part.lines)),
  );
  expect(lifting).toEqual([
    ["Toolbox talk: lifting"],
    ["Check the sling 吊索", "Nobody below the load"],
    0,
  ]);
  expect(signals).toEqual([["Signals"], ["Arm up"], ["Stop"], ["Arm round"], ["Lower"]]);
  expect(pictures).toMatchObject([{ type: "image/png" }]);
  expect([...(pictures[0]?.bytes.subarray(0, 4) ?? [])]).toEqual([0x89, 0x50, 0x4e, 0x47]);
});

test("what was saved last counts, and what shapes show of the outline is said once", async () => {
  expect(await readOldSlides(madeShow())).toEqual({
    ok: true,
    value: {
      slides: [
        [
          { kind: "words", lines: ["混凝土", "two\nlines"] },
          { kind: "words", lines: ["new"] },
          { kind: "title", lines: ["Café"] },
        ],
      ],
      pictures: [],
    },
  });
});

test("a slide that a presentation names without end is read once", async () => {
  const read = await readOldSlides(madeShow({ repeated: 3_000 }));
  expect(read.ok && read.value.slides).toHaveLength(1);
});

test("a picture that lies nowhere is left out, and the words are read", async () => {
  const book = CFB.read(show, { type: "buffer" });
  const bytes = Uint8Array.from(CFB.find(book, "/PowerPoint Document")?.content ?? []);
  const entry = bytes.findIndex((byte, at) => byte === 0x07 && bytes[at + 1] === 0xf0) - 2;
  new DataView(bytes.buffer).setUint32(entry + 8 + 28, 0xff_ff_ff_ff, true);
  const changed = CFB.utils.cfb_new();
  for (const name of ["/Current User", "/Pictures"])
    CFB.utils.cfb_add(changed, name, Buffer.from(CFB.find(book, name)?.content ?? []));
  CFB.utils.cfb_add(changed, "/PowerPoint Document", Buffer.from(bytes));
  const written = CFB.write(changed, { type: "buffer" }) as Buffer;
  const read = await readOldSlides(Uint8Array.from(written));
  expect(read.ok && read.value.pictures).toEqual([]);
  expect(read.ok && read.value.slides[0]).toHaveLength(2);
});

test.each([
  ["of no bytes", new Uint8Array()],
  ["that is none", new TextEncoder().encode("<html>A page that is named so")],
  ["that is cut off", show.slice(0, 3_000)],
  ["that is locked", madeShow({ mark: 0xf3_d1_c4_df })],
  ["that was saved in circles", madeShow({ before: "itself" })],
])("a presentation %s is told to be broken", async (_words, bytes) => {
  expect(await readOldSlides(bytes)).toEqual({ ok: false, error: "broken" });
});

test("whatever is in a file, reading it comes to an end", async () => {
  const spots = fc.array(fc.tuple(fc.nat(show.length - 1), fc.nat(255)), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(spots, async (changes) => {
      const bytes = show.slice();
      for (const [at, value] of changes) bytes[at] = value;
      const read = await readOldSlides(bytes);
      if (read.ok) expect(read.value.slides.length).toBeLessThanOrEqual(2_000);
    }),
    { numRuns: 100 },
  );
});
