import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readImageHeader } from "./image-header.ts";

const bytesOf = (...pieces: readonly (string | readonly number[])[]): ArrayBuffer =>
  new Uint8Array(pieces.flatMap((piece) => [...Buffer.from(piece as string)])).buffer;

/** A box of HEIC or AVIF that says a size. */
const size = (width: number, height: number) => [
  0,
  0,
  0,
  20,
  ...Buffer.from("ispe"),
  0,
  0,
  0,
  0,
  0,
  0,
  width >> 8,
  width & 255,
  0,
  0,
  height >> 8,
  height & 255,
];

test.each([
  ["gif", bytesOf("GIF89a", [44, 1, 200, 0])],
  [
    "bmp",
    bytesOf(
      "BM",
      Array.from({ length: 16 }, () => 0),
      [44, 1, 0, 0, 200, 0, 0, 0],
    ),
  ],
  [
    "bmp",
    bytesOf(
      "BM",
      Array.from({ length: 16 }, () => 0),
      [44, 1, 0, 0, 56, 255, 255, 255],
    ),
  ],
  [
    "webp",
    bytesOf("RIFF", [9, 0, 0, 0], "WEBPVP8 ", [9, 0, 0, 0, 0, 0, 0, 157, 1, 42, 44, 1, 200, 0]),
  ],
  ["webp", bytesOf("RIFF", [9, 0, 0, 0], "WEBPVP8L", [9, 0, 0, 0, 0x2f, 0x2b, 0xc1, 0x31, 0])],
  ["heif", bytesOf([0, 0, 0, 24], "ftypheic", size(100, 100), size(300, 200), size(64, 64))],
])("a %s says its size before it is decoded", (format, bytes) => {
  expect(readImageHeader(bytes)).toEqual({ format, width: 300, height: 200, orientation: 1 });
});

test("whatever comes instead of a picture is no picture, and does no harm", () => {
  const starts = ["", "GIF89a", "BM", "RIFF    WEBPVP8X", "\0\0\0\u0018ftyp"];
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 200 }), (start, rest) => {
      const header = readImageHeader(bytesOf(start, [...rest]));
      expect(header === undefined || typeof header.width === "number").toBe(true);
    }),
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (rest) => {
      expect(() => readImageHeader(bytesOf([0xff, 0xd8, 0xff, 0xe1], [...rest]))).not.toThrow();
    }),
  );
});
