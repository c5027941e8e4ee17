import { expect, test } from "vitest";
import { isDrawnEverywhere, isSentAsImage, kindOfFile, mayBeMadeSmaller } from "./file-kind.ts";

test.each([
  ["jpg", "image"],
  ["ico", "image"],
  ["heic", "image"],
  ["avif", "image"],
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

test("what is called a picture and is none by its content is a file in a chat", () => {
  expect(isSentAsImage({ ext: "jpg", width: 40, sniffed: "picture" })).toBe(true);
  expect(isSentAsImage({ ext: "jpg", width: 40, sniffed: "other" })).toBe(false);
});

test("what moves, and what only some browsers draw, is not made smaller", () => {
  expect(["a.jpg", "a.PNG", "a.gif", "a.heic", "a.pdf"].map(mayBeMadeSmaller)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
