import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { readImageHeader } from "./image-header.ts";
import { stripMetadata as stripInPieces } from "./strip-metadata.ts";
import { withoutMetadata } from "./without-metadata.ts";

const stripMetadata = (bytes: ArrayBuffer): ArrayBuffer =>
  new Uint8Array(Buffer.concat([...stripInPieces(bytes)])).buffer;
const PLACE = "48.2082N 16.3738E";
const bytesOf = (...pieces: readonly (string | readonly number[])[]): ArrayBuffer => {
  const all = Buffer.concat(
    pieces.map((piece) => (typeof piece === "string" ? Buffer.from(piece) : Buffer.from(piece))),
  );
  return new Uint8Array(all).buffer;
};
const says = (bytes: ArrayBuffer, words: string) => Buffer.from(bytes).includes(words);
const int32 = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];

/** Exif as cameras write it: how it was held, and words that stand for the place. */
function exif(orientation: number, isLittle: boolean): number[] {
  const short = (value: number) => (isLittle ? [value, 0] : [0, value]);
  const long = (value: number) => (isLittle ? [value, 0, 0, 0] : int32(value));
  const order = isLittle ? [0x49, 0x49] : [0x4d, 0x4d];
  const tag = isLittle ? [0x12, 0x01] : [0x01, 0x12];
  const entry = [...tag, ...short(3), ...long(1), ...short(orientation), 0, 0];
  const tiff = [...order, ...short(42), ...long(8), ...short(1), ...entry, ...long(0)];
  return [...Buffer.from("Exif\0\0"), ...tiff, ...Buffer.from(PLACE)];
}

function segment(marker: number, content: readonly number[]): number[] {
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 255, ...content];
}

const PIXELS = "the pixels";
const table = segment(0xdb, [1, 2, 3]);
const frame = segment(0xc0, [8, 0x0b, 0xb8, 0x0f, 0xa0, 3]);
const scan = [0xff, 0xda, 0, 4, 1, 1];

function jpeg(orientation: number, isLittle = false): ArrayBuffer {
  const xmp = segment(0xe1, [...Buffer.from(`http://ns.adobe.com/xap/1.0/\0${PLACE}`)]);
  const photoshop = segment(0xed, [...Buffer.from(PLACE)]);
  const seen = segment(0xe1, exif(orientation, isLittle));
  return bytesOf([0xff, 0xd8], seen, xmp, photoshop, table, frame, scan, PIXELS, [0xff, 0xd9]);
}

test("what cannot be drawn here goes without its place all the same, by what it begins with", async () => {
  const photograph = new Blob([jpeg(6)], { type: "application/octet-stream" });
  const sent = await withoutMetadata(photograph);
  expect(says(await sent.arrayBuffer(), PLACE)).toBe(false);
  expect(says(await sent.arrayBuffer(), PIXELS)).toBe(true);
  expect(sent.type).toBe("application/octet-stream");
  const words = new Blob([PLACE]);
  expect(await (await withoutMetadata(words)).text()).toBe(PLACE);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "a photograph that was held as %i stays upright, and says nothing of its place",
  (orientation) => {
    for (const isLittle of [false, true]) {
      const photograph = jpeg(orientation, isLittle);
      const upright =
        orientation >= 5 ? { width: 3_000, height: 4_000 } : { width: 4_000, height: 3_000 };
      expect(readImageHeader(photograph)).toEqual({ format: "jpeg", orientation, ...upright });
      const stripped = stripMetadata(photograph);
      expect(says(stripped, PLACE)).toBe(false);
      expect(readImageHeader(stripped)).toEqual({ format: "jpeg", orientation, ...upright });
      const rest = Buffer.from(bytesOf(table, frame, scan, PIXELS, [0xff, 0xd9]));
      expect(Buffer.from(stripped).subarray(-rest.length).equals(rest)).toBe(true);
      expect(stripMetadata(stripped)).toEqual(stripped);
    }
  },
);

test("a photograph whose Exif leads nowhere loses its place all the same", () => {
  const broken = segment(0xe1, [...Buffer.from(`Exif\0\0${PLACE}`)]);
  const photograph = bytesOf([0xff, 0xd8], broken, table, frame, scan, PIXELS, [0xff, 0xd9]);
  expect(readImageHeader(photograph)).toMatchObject({ width: 4_000, orientation: 1 });
  expect(says(stripMetadata(photograph), PLACE)).toBe(false);
});

function pngChunk(name: string, content: readonly number[]): number[] {
  const named = [...Buffer.from(name), ...content];
  return [...int32(content.length), ...named, ...int32(crc32(Buffer.from(named)))];
}

test("a PNG loses its place and keeps every pixel", () => {
  const head = pngChunk("IHDR", [...int32(300), ...int32(200), 8, 6, 0, 0, 0]);
  const pixels = pngChunk("IDAT", [1, 2, 3]);
  const end = pngChunk("IEND", []);
  const signature = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10];
  const place = [...Buffer.from(PLACE)];
  const words = ["eXIf", "iTXt", "tEXt", "zTXt"].flatMap((name) => pngChunk(name, place));
  const stripped = stripMetadata(bytesOf(signature, head, words, pixels, end));
  expect(stripped).toEqual(bytesOf(signature, head, pixels, end));
  expect(readImageHeader(stripped)).toMatchObject({ format: "png", width: 300, height: 200 });
});

function webp(flags: number, ...chunks: readonly (readonly number[])[]): ArrayBuffer {
  const little = (value: number) => int32(value).toReversed();
  const extended = [...Buffer.from("VP8X"), ...little(10), flags, 0, 0, 0, 0x2b, 1, 0, 0xc7, 0, 0];
  const body = [...Buffer.from("WEBP"), ...extended, ...chunks.flat()];
  return bytesOf("RIFF", little(body.length), body);
}

test("a WebP loses its place, and no longer says that it has one", () => {
  const chunk = (name: string, text: string) => {
    const content = [...Buffer.from(text)];
    const pad = content.length % 2 === 1 ? [0] : [];
    return [...Buffer.from(name), content.length, 0, 0, 0, ...content, ...pad];
  };
  const pixels = chunk("VP8 ", "odd");
  const stripped = stripMetadata(webp(0x1c, pixels, chunk("EXIF", PLACE), chunk("XMP ", PLACE)));
  expect(stripped).toEqual(webp(0x10, pixels));
  expect(readImageHeader(stripped)).toMatchObject({ format: "webp", width: 300, height: 200 });
});

test.each([
  ["nothing", bytesOf([])],
  ["words", bytesOf("just words that are no picture")],
  ["a JPEG that ends in the middle", jpeg(6).slice(0, 30)],
  ["a PNG that ends in the middle", bytesOf([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0])],
  ["a GIF", bytesOf("GIF89a", [44, 1, 200, 0])],
])("%s goes as it is", (_words, bytes) => {
  expect(stripMetadata(bytes)).toEqual(bytes);
});
