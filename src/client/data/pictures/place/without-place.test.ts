import { readFile } from "node:fs/promises";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { withoutPlace } from "./without-place.ts";

const LATITUDE = "LATITUDE";
const text = (words: string) => [...Buffer.from(words, "latin1")];
const int32 = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];
const int16 = (value: number) => [value >> 8, value & 255];
const box = (type: string, ...content: readonly (readonly number[])[]) => {
  const body = content.flat();
  return [...int32(body.length + 8), ...text(type), ...body];
};
const blobOf = (bytes: readonly number[]) => new Blob([Uint8Array.from(bytes)], { type: "x/y" });
const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());

async function stripped(bytes: readonly number[]): Promise<Buffer> {
  const after = await withoutPlace(blobOf(bytes));
  expect(after.size).toBe(bytes.length);
  expect(after.type).toBe("x/y");
  return bytesOf(after);
}

test.each(["placed.mp4", "placed.mov"])(
  "%s loses its place and nothing else moves",
  async (name) => {
    const film = await readFile(`tests/data/files/${name}`);
    expect(film.includes("48.2082") || film.includes("loci")).toBe(true);
    const after = await stripped([...film]);
    for (const words of ["48.2082", "loci", "\xa9xyz"])
      expect(after.includes(Buffer.from(words, "latin1"))).toBe(false);
    const [frames, others] = [film, after].map((all) => all.subarray(all.indexOf("mdat")));
    expect(others?.includes(frames?.subarray(0, 600) ?? "")).toBe(true);
    expect(await stripped([...after])).toEqual(after);
  },
);

test("a place is taken out of every part of a film, and the rest of it is not held", async () => {
  const keys = ["com.apple.quicktime.make", "com.apple.quicktime.location.name"].map((name) =>
    box("mdta", text(name)),
  );
  const value = (number: number, words: string) => [
    ...int32(words.length + 24),
    ...int32(number),
    ...box("data", int32(1), int32(0), text(words)),
  ];
  const named = [
    box("hdlr", [0]),
    box("keys", int32(0), int32(2), keys.flat()),
    box("ilst", value(1, "Apple"), value(2, LATITUDE)),
  ].flat();
  const moov = box(
    "moov",
    box("mvhd", [1, 2, 3]),
    box("trak", box("udta", box("\xa9xyz", text(LATITUDE)), box("name", text("Crane"))), [0]),
    box("meta", named),
    box("udta", box("loci", text(LATITUDE)), box("meta", int32(0), named)),
  );
  const xmp = Buffer.from("be7acfcb97a942e89c71999491e3afac", "hex");
  const uuid = box("uuid", [...xmp], text(LATITUDE));
  const large = [...int32(1), ...text("mdat"), ...int32(0), ...int32(20), ...text("film")];
  const film = [box("ftyp", text("qt  ")), large, moov, uuid].flat();
  const after = await stripped(film);
  expect(after.includes(LATITUDE)).toBe(false);
  for (const kept of ["film", "Apple", "Crane", "mvhd"]) expect(after.includes(kept)).toBe(true);
});

/** A HEIC with an Exif in two parts, of which the first lies in `idat`'s place where told so, and with words of XMP. */
function heic(isLittle: boolean, isInside: boolean): number[] {
  const short = (value: number) => (isLittle ? int16(value).toReversed() : int16(value));
  const long = (value: number) => (isLittle ? int32(value).toReversed() : int32(value));
  const entry = (tag: number, type: number, count: number, value: readonly number[]) => [
    ...short(tag),
    ...short(type),
    ...long(count),
    ...value,
  ];
  const tiff = [
    ...(isLittle ? text("II") : text("MM")),
    ...short(42),
    ...long(8),
    ...short(2),
    ...entry(0x0110, 2, 4, text("CAM\0")),
    ...entry(0x8825, 4, 1, long(38)),
    ...long(0),
    ...short(2),
    ...entry(1, 2, 2, text("N\0\0\0")),
    ...entry(2, 2, LATITUDE.length, long(68)),
    ...long(0),
    ...text(LATITUDE),
    ...text("after"),
  ];
  const exif = [...int32(6), ...text("Exif\0\0"), ...tiff];
  const half = 20;
  const infe = (id: number, type: string) =>
    box("infe", [2, 0, 0, 0], int16(id), int16(0), text(type), [0]);
  const iinf = box(
    "iinf",
    [0, 0, 0, 0],
    int16(3),
    infe(1, "hvc1"),
    infe(2, "Exif"),
    infe(3, "mime"),
  );
  const idat = box("idat", isInside ? exif : []);
  const sizeOfIloc = 56;
  const ftyp = box("ftyp", text("heic"), int32(0));
  const start = ftyp.length + 12 + iinf.length + sizeOfIloc + idat.length + 8;
  const place = isInside ? 0 : start;
  const extent = (at: number, length: number) => [...int32(at), ...int32(length)];
  const item = (id: number, method: number, ...extents: readonly number[][]) => [
    ...int16(id),
    ...int16(method),
    ...int16(0),
    ...int16(extents.length),
    ...extents.flat(),
  ];
  const words = text(`<x>${LATITUDE}</x>`);
  const iloc = box(
    "iloc",
    [1, 0, 0, 0, 0x44, 0],
    int16(2),
    item(2, isInside ? 1 : 0, extent(place, half), extent(place + half, exif.length - half)),
    item(3, 0, extent(isInside ? start : start + exif.length, words.length)),
  );
  expect(iloc.length).toBe(sizeOfIloc);
  const meta = box("meta", int32(0), iinf, iloc, idat);
  return [...ftyp, ...meta, ...box("mdat", isInside ? [] : exif, words, text("tiles"))];
}

test.each([
  [true, true],
  [true, false],
  [false, true],
  [false, false],
])("a HEIC loses its place and keeps its camera and pixels (%s, %s)", async (little, inside) => {
  const picture = heic(little, inside);
  expect(Buffer.from(picture).includes(LATITUDE)).toBe(true);
  const after = await stripped(picture);
  expect(after.includes(LATITUDE)).toBe(false);
  for (const kept of ["CAM\0", "after", "tiles", "hvc1"]) expect(after.includes(kept)).toBe(true);
  expect(await stripped([...after])).toEqual(after);
});

test("what is neither, and what is broken, does no harm and keeps its length", async () => {
  const film = [...(await readFile("tests/data/files/placed.mov"))];
  const samples = [film, heic(true, false), heic(false, true)];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...samples),
      fc.nat(),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }),
      async (sample, end, changes) => {
        const bytes = sample.slice(0, end % (sample.length + 1));
        for (const [at, byte] of changes) if (bytes.length > 0) bytes[at % bytes.length] = byte;
        await stripped(bytes);
      },
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("", "\0\0\0\u0010ftypheic", "\0\0\0\u0010ftypqt  "),
      fc.uint8Array({ maxLength: 300 }),
      async (start, rest) => void (await stripped([...text(start), ...rest])),
    ),
  );
  const words = text("just words");
  expect(await stripped(words)).toEqual(Buffer.from(words));
});
