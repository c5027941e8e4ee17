import { expect, test } from "vitest";
import { isSentAsImage, kindOfFile } from "./file-kind.ts";

test.each([
  ["jpg", "image"],
  ["ico", "image"],
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
  expect(isSentAsImage("jpeg")).toBe(true);
  expect(isSentAsImage("bmp")).toBe(false);
});
