import { expect, test } from "vitest";
import { ANY_TYPE, isHarmless, sniffedAs, sniffType } from "./sniff-type.ts";

const head = (text: string) => Buffer.from(text.padEnd(32, "\0"), "latin1");

test.each([
  ["\xff\xd8\xff\xe0", "image/jpeg"],
  ["\x89PNG\r\n\x1a\n", "image/png"],
  ["RIFF\x01\x02\x03\x04WEBPVP8 ", "image/webp"],
  ["RIFF\x01\x02\x03\x04WAVEfmt ", "audio/wav"],
  ["\0\0\0\x18ftypheic", "image/heic"],
  ["\0\0\0\x18ftypmsf1", "image/heic"],
  ["\0\0\0\x18ftypavis", "image/avif"],
  ["\0\0\0\x18ftypqt  ", "video/quicktime"],
  ["\0\0\0\x18ftypisom", "video/mp4"],
  ["\x1aE\xdf\xa3", "video/webm"],
  ["BM\x01\x02\x03\x04\0\0\0\0", "image/bmp"],
  ["BM is how these words begin", "application/octet-stream"],
  ["\0\0\x01\0\x01\0", "image/x-icon"],
  ["%PDF-1.7", "application/pdf"],
  ["<svg xmlns", "application/octet-stream"],
  ["", "application/octet-stream"],
])("what begins with %j is %s", (text, type) => {
  expect(sniffType(head(text))).toBe(type);
});

test("a beginning that is cut off is nothing", () => {
  expect(sniffType(Buffer.from("GIF8"))).toBe("application/octet-stream");
});

test.each([
  ["image/png", true],
  ["image/bmp", true],
  ["video/mp4", true],
  ["image/svg+xml", false],
  ["application/pdf", false],
  ["text/html", false],
])("%s may be shown in a page: %s", (type, may) => {
  expect(isHarmless(type)).toBe(may);
});

test("what a row says of a content is a picture, or something else", () => {
  expect(sniffedAs("image/heic")).toBe("picture");
  expect(["image/svg+xml", "application/pdf", ANY_TYPE].map(sniffedAs)).toEqual([
    "other",
    "other",
    "other",
  ]);
});
