import { expect, test } from "vitest";
import { isDrawnEverywhere, isSentAsImage, kindOfFile } from "./file-kind.ts";

test.each([
  ["jpg", "image"],
  ["ico", "image"],
  ["heic", "image"],
  ["mov", "video"],
  ["flac", "audio"],
  ["docx", "word"],
  ["xls", "excel"],
  ["pptx", "ppt"],
  ["pdf", "pdf"],
  ["text", "text"],
  ["dmg", "archive"],
  ["dwg", "drawing"],
  ["", "other"],
])("what ends in %j is of the kind %s", (ext, kind) => {
  expect(kindOfFile(ext)).toBe(kind);
});

test("a bitmap is a file in a chat, a photograph is a picture", () => {
  expect(isSentAsImage({ ext: "jpeg", width: 0 })).toBe(true);
  expect(isSentAsImage({ ext: "bmp", width: 90 })).toBe(false);
});

test("a HEIC is a picture in a chat where everybody can see a smaller one of it", () => {
  expect(isSentAsImage({ ext: "heic", width: 4_032 })).toBe(true);
  expect(isSentAsImage({ ext: "heic", width: 0 })).toBe(false);
  expect(["png", "heif", "mp4"].map(isDrawnEverywhere)).toEqual([true, false, false]);
});
